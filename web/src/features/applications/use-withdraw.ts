import { useMutation } from '@tanstack/react-query';
import { applications } from '#contract/applications/contract.ts';
import { isNotFound } from '#web/lib/api/api-error.ts';
import { apiMutation } from '#web/lib/api/api-mutation.ts';
import { call } from '#web/lib/api/call.ts';
import type { SuccessCallback } from '#web/lib/api/mutation-callbacks.ts';
import { retryUnlessNotFound } from '#web/lib/api/retry.ts';
import { applicationMessages, type Placement } from './application-messages.ts';
import { useSetApplied } from './use-set-applied.ts';

export function useWithdraw(jobId: string, placement: Placement, { onSuccess }: SuccessCallback) {
  const setApplied = useSetApplied(jobId);
  const title = applicationMessages[placement].withdrawFailed;
  return useMutation({
    ...apiMutation(applications.withdraw, {
      request: async (_: void) => {
        const { id } = await call(applications.mineForJob, { params: { id: jobId } });
        return { params: { id } };
      },
      failure: (error) =>
        isNotFound(error)
          ? { title, description: 'No application found to withdraw' }
          : { title, fallback: 'An error occurred while withdrawing your application' },
    }),
    retry: retryUnlessNotFound,
    onSuccess: () => {
      setApplied(false);
      onSuccess?.();
    },
    onError: (error) => {
      if (isNotFound(error)) setApplied(false);
    },
  });
}
