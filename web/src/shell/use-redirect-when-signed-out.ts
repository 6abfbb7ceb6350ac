import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CurrentUser } from '#contract/users/contract.ts';
import { clearSession } from '#web/lib/session/session.ts';

/**
 * True once a signed-in member is signed out; the page is then reloaded and the server answers with the landing
 * page.
 */
export function useRedirectWhenSignedOut(user: CurrentUser | null | undefined): boolean {
  const client = useQueryClient();
  const [wasMember, setWasMember] = useState(false);
  if (user && !wasMember) setWasMember(true);
  const isLeaving = wasMember && user === null;
  useEffect(() => {
    if (isLeaving) clearSession(client);
  }, [client, isLeaving]);
  return isLeaving;
}
