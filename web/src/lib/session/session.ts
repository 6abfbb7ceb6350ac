import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { auth } from '#contract/auth/contract.ts';
import { paths } from '#contract/paths.ts';
import type { CurrentUser } from '#contract/users/contract.ts';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { routeKey } from '../api/query-keys.ts';

export const currentUserKey = routeKey(auth.user);

/** Null when signed out. */
export const currentUserQuery = queryOptions({
  queryKey: currentUserKey,
  queryFn: ({ signal }) => findCurrentUser(signal),
  retry: false,
});

async function findCurrentUser(signal?: AbortSignal): Promise<CurrentUser | null> {
  try {
    return await call(auth.user, { signal });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/** After a 401: asks once whether the session is still valid, and clears it if not. */
export async function verifySession(client: QueryClient): Promise<void> {
  if (!client.getQueryData(currentUserKey)) return;
  const user = await findCurrentUser().catch(() => undefined);
  if (user === null) clearSession(client);
}

/** Clears all cached data and loads the page again as a signed-out visitor. */
export function clearSession(client: QueryClient, to: string = paths.home): void {
  client.clear();
  location.assign(to);
}
