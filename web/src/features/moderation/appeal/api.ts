import { useMutation, useQueryClient } from '@tanstack/react-query';
import { moderation } from '#contract/moderation/contract.ts';
import type { BodyInputOf } from '#contract/route.ts';
import { apiMutation } from '#web/lib/api/api-mutation.ts';
import { apiQuery } from '#web/lib/api/api-query.ts';
import type { MutationCallbacks } from '#web/lib/api/mutation-callbacks.ts';
import { invalidate } from '#web/lib/api/query-keys.ts';

export const appealQueries = {
  page: (token: string) => ({
    ...apiQuery(moderation.getAppeal, { params: { token } }),
    refetchOnMount: 'always' as const,
  }),
};

export function useAppeal(token: string, { onError }: Pick<MutationCallbacks, 'onError'>) {
  const client = useQueryClient();
  const { queryKey } = appealQueries.page(token);
  return useMutation({
    ...apiMutation(moderation.appeal, {
      request: (body: BodyInputOf<typeof moderation.appeal>) => ({ params: { token }, body }),
      failure: { title: 'Could not send your appeal', fallback: 'Please try again.' },
    }),
    onSuccess: (page) => client.setQueryData(queryKey, page),
    onError: (error) => {
      void invalidate(client, moderation.getAppeal, { params: { token } });
      onError?.(error);
    },
  });
}
