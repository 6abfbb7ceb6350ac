import type { QueryClient } from '@tanstack/react-query';
import { auth } from '#contract/auth/contract.ts';
import { paths } from '#contract/paths.ts';
import type { CurrentUser } from '#contract/users/contract.ts';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';

export const currentUserKey = [auth.user.path] as const;

/** The signed-in member, or null for a stranger. */
export async function findCurrentUser(signal?: AbortSignal): Promise<CurrentUser | null> {
  try {
    return await call(auth.user, { signal });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/** After a 401: asks once whether we are still signed in, and leaves if not. */
export async function verifySession(client: QueryClient): Promise<void> {
  if (!client.getQueryData(currentUserKey)) return;
  const user = await findCurrentUser().catch(() => undefined);
  if (user === null) clearSession(client);
}

/** Forgets everything of the member and loads the page anew, as the server shows it to a stranger. */
export function clearSession(client: QueryClient, to: string = paths.home): void {
  client.clear();
  location.assign(to);
}
