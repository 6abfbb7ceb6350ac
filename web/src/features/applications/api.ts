import { useMutation } from '@tanstack/react-query';
import { applications } from '#contract/applications/contract.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { apiMutation } from '#web/lib/api/api-mutation.ts';
import { apiPages } from '#web/lib/api/api-query.ts';
import type { MutationCallbacks } from '#web/lib/api/mutation-callbacks.ts';
import { applicationMessages, type Placement } from './application-messages.ts';
import { useSetApplied } from './use-set-applied.ts';

export const applicationQueries = {
  forJob: (jobId: string) => apiPages(applications.listForJob, { params: { jobId } }),
};

export function useApply(
  jobId: string,
  placement: Placement,
  { onSuccess, onError }: MutationCallbacks,
) {
  const setApplied = useSetApplied(jobId);
  return useMutation({
    ...apiMutation(applications.apply, {
      request: (message: string) => ({ params: { id: jobId }, body: { message } }),
      failure: {
        title: applicationMessages[placement].applyFailed,
        fallback: 'Your application was not sent. Please try again.',
      },
    }),
    onSuccess: () => {
      setApplied(true);
      onSuccess?.();
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) setApplied(true);
      onError?.(error);
    },
  });
}
