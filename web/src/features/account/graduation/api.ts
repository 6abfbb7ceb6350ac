import { useMutation, useQueryClient } from '@tanstack/react-query';
import { merges } from '#contract/merges/contract.ts';
import type { BodyInputOf, ResponseOf } from '#contract/route.ts';
import { apiMutation } from '#web/lib/api/api-mutation.ts';
import { apiQuery } from '#web/lib/api/api-query.ts';
import type { SuccessCallback } from '#web/lib/api/mutation-callbacks.ts';

export const graduationQueries = {
  pending: () => ({ ...apiQuery(merges.findGraduation), refetchOnMount: 'always' as const }),
};

export function useStartGraduation() {
  const client = useQueryClient();
  return useMutation({
    ...apiMutation(merges.startGraduation, {
      request: (body: BodyInputOf<typeof merges.startGraduation>) => ({ body }),
      failure: null,
    }),
    onSuccess: (pending) => client.setQueryData(graduationQueries.pending().queryKey, pending),
  });
}

export function useCancelGraduation() {
  const client = useQueryClient();
  return useMutation({
    ...apiMutation(merges.cancelGraduation, {
      request: (_: void) => ({}),
      failure: { title: 'Your account may still move', fallback: 'Please try again.' },
    }),
    onSuccess: () => client.setQueryData(graduationQueries.pending().queryKey, null),
  });
}

export function useConfirmGraduation({
  onSuccess,
}: SuccessCallback<ResponseOf<typeof merges.confirmGraduation>>) {
  const client = useQueryClient();
  return useMutation({
    ...apiMutation(merges.confirmGraduation, {
      request: (body: BodyInputOf<typeof merges.confirmGraduation>) => ({ body }),
      failure: null,
    }),
    onSuccess: (moved) => {
      onSuccess?.(moved);
      return client.invalidateQueries();
    },
  });
}
