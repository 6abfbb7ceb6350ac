import { useMutation } from '@tanstack/react-query';
import { applications } from '#contract/applications/contract.ts';
import type { BodyInputOf } from '#contract/route.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { apiMutation } from '#web/lib/api/api-mutation.ts';
import type { MutationCallbacks } from '#web/lib/api/mutation-callbacks.ts';
import { applicationMessages, type Placement } from './application-messages.ts';
import { useSetApplied } from './use-set-applied.ts';

export function useApply(
  jobId: string,
  placement: Placement,
  { onSuccess, onError }: MutationCallbacks,
) {
  const setApplied = useSetApplied(jobId);
  return useMutation({
    ...apiMutation(applications.apply, {
      request: (body: BodyInputOf<typeof applications.apply>) => ({ params: { id: jobId }, body }),
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
      if (isAppliedAlready(error)) setApplied(true);
      onError?.(error);
    },
  });
}

/** Also an expired or filled job is a conflict: only the server's own word says that one has applied. */
function isAppliedAlready(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409 && /already applied/.test(error.message);
}
