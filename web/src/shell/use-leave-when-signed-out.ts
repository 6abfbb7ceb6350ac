import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CurrentUser } from '#contract/users/contract.ts';
import { leave } from '#web/lib/session.ts';

/** True from the moment a member turns out to be signed out: the server then shows the landing page. */
export function useLeaveWhenSignedOut(user: CurrentUser | null | undefined): boolean {
  const client = useQueryClient();
  const [wasMember, setWasMember] = useState(false);
  if (user && !wasMember) setWasMember(true);
  const leaving = wasMember && user === null;
  useEffect(() => {
    if (leaving) leave(client);
  }, [client, leaving]);
  return leaving;
}
