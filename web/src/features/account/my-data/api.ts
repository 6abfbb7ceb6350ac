import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { account } from '#contract/account/contract.ts';
import { buildPath } from '#contract/request.ts';
import { apiMutation } from '#web/lib/api/api-mutation.ts';
import { apiQuery } from '#web/lib/api/api-query.ts';
import { invalidate } from '#web/lib/api/query-keys.ts';
import { clearSession } from '#web/lib/session/session.ts';

/** For a page whose live channel is down, and for suspended members, who have none. */
const pollMs = 3_000;

export const myDataQueries = {
  exports: () => ({
    ...apiQuery(account.listExports),
    refetchInterval: (query: { state: { data?: { status: string }[] | undefined } }) =>
      query.state.data?.some(({ status }) => status === 'pending') ? pollMs : false,
  }),
};

export function downloadUrl(id: string): string {
  return buildPath(account.downloadExport, { id });
}

export function useStartExport() {
  const client = useQueryClient();
  return useMutation({
    ...apiMutation(account.startExport, {
      request: (_: void) => ({}),
      failure: { title: 'Could not start the copy', fallback: 'Please try again.' },
    }),
    onSettled: () => invalidate(client, account.listExports),
  });
}

/** Stays pending: were the mutation to end, the page would ask once more for what the ended session may not see. */
function leavePage(client: QueryClient): Promise<never> {
  clearSession(client);
  return new Promise(() => {});
}

export function useLeave() {
  const client = useQueryClient();
  return useMutation({
    ...apiMutation(account.remove, { request: (_: void) => ({}), failure: null }),
    onSuccess: () => leavePage(client),
  });
}
