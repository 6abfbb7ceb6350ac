import { useMutation, useQueryClient } from '@tanstack/react-query';
import { merges } from '#contract/merges/contract.ts';
import type { BodyInputOf, ResponseOf } from '#contract/route.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { apiMutation } from '#web/lib/api/api-mutation.ts';
import { apiQuery } from '#web/lib/api/api-query.ts';
import { call } from '#web/lib/api/call.ts';
import type { SuccessCallback } from '#web/lib/api/mutation-callbacks.ts';
import { invalidate } from '#web/lib/api/query-keys.ts';
import { requestPasskey } from '#web/lib/browser/passkeys.ts';

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

type Moved = ResponseOf<typeof merges.confirmGraduation>;
type Proof = BodyInputOf<typeof merges.finishGraduation>;

/** Where the other account has a second factor, the answer is a refusal, and what waits says how it is proved. */
export function useConfirmGraduation({ onSuccess }: SuccessCallback<Moved>) {
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
    onError: (error) =>
      error instanceof ApiError && error.code === 'second_step_required'
        ? invalidate(client, merges.findGraduation)
        : undefined,
  });
}

export function useFinishGraduation({ onSuccess }: SuccessCallback<Moved>) {
  const client = useQueryClient();
  return useMutation({
    ...apiMutation(merges.finishGraduation, {
      request: (body: Exclude<Proof, { method: 'passkey' }>) => ({ body }),
      failure: null,
    }),
    onSuccess: (moved) => {
      onSuccess?.(moved);
      return client.invalidateQueries();
    },
  });
}

export function useFinishWithPasskey({ onSuccess }: SuccessCallback<Moved>) {
  const client = useQueryClient();
  return useMutation({
    ...apiMutation(merges.finishGraduation, {
      request: async (_: void) => {
        const response = await requestPasskey(await call(merges.graduationStepOptions));
        return { body: { method: 'passkey' as const, response } };
      },
      failure: null,
    }),
    onSuccess: (moved) => {
      onSuccess?.(moved);
      return client.invalidateQueries();
    },
  });
}
