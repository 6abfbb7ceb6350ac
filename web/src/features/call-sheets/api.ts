import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type CallSheet, callSheets } from '#contract/call-sheets/contract.ts';
import type { BodyInputOf } from '#contract/route.ts';
import { apiMutation } from '#web/lib/api/api-mutation.ts';
import { apiQuery } from '#web/lib/api/api-query.ts';
import type { MutationCallbacks } from '#web/lib/api/mutation-callbacks.ts';
import { optimistic } from '#web/lib/api/optimistic.ts';
import { optimisticUpdate } from '#web/lib/api/optimistic-update.ts';

export const callSheetQueries = {
  detail: (jobId: string) => ({
    ...apiQuery(callSheets.get, { params: { id: jobId } }),
    refetchOnMount: 'always' as const,
  }),
};

export function useUpdateCallSheet(jobId: string, { onSuccess, onError }: MutationCallbacks) {
  const client = useQueryClient();
  return useMutation({
    ...apiMutation(callSheets.update, {
      request: (body: BodyInputOf<typeof callSheets.update>) => ({ params: { id: jobId }, body }),
      failure: { title: 'Error saving the call sheet', fallback: 'Please try again.' },
    }),
    onSuccess: (sheet) => {
      client.setQueryData(callSheetQueries.detail(jobId).queryKey, sheet);
      onSuccess?.();
    },
    onError,
  });
}

/** Which of my contact details the crew sees. */
export function useShareContact(jobId: string) {
  const client = useQueryClient();
  const { queryKey } = callSheetQueries.detail(jobId);
  return useMutation({
    ...apiMutation(callSheets.shareContact, {
      request: (body: BodyInputOf<typeof callSheets.shareContact>) => ({
        params: { id: jobId },
        body,
      }),
      failure: { title: 'Error', fallback: 'Your choice was not saved. Please try again.' },
    }),
    ...optimistic({
      change: (shares: BodyInputOf<typeof callSheets.shareContact>) =>
        optimisticUpdate(client, queryKey, (sheet: CallSheet) => ({ ...sheet, ...shares })),
    }),
    onSuccess: (sheet) => client.setQueryData(queryKey, sheet),
  });
}
