import { useMutation } from '@tanstack/react-query';
import { account } from '#contract/account/contract.ts';
import { apiMutation } from '#web/lib/api/api-mutation.ts';
import { apiQuery } from '#web/lib/api/api-query.ts';

export const restoreQueries = {
  pendingDeletion: () => ({
    ...apiQuery(account.pendingDeletion),
    staleTime: 0,
    retry: false as const,
  }),
};

export const useRestore = () =>
  useMutation(apiMutation(account.restore, { request: (_: void) => ({}), failure: null }));
