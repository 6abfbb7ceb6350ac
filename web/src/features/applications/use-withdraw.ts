import { useMutation, useQueryClient } from '@tanstack/react-query';
import { applications } from '#contract/applications/contract.ts';
import { isNotFound } from '#web/lib/api/api-error.ts';
import { apiMutation } from '#web/lib/api/api-mutation.ts';
import { retryUnlessNotFound } from '#web/lib/api/retry.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { applicationQueries } from './api.ts';
import { applicationMessages, type Placement, withdrawnMessage } from './application-messages.ts';
import { useRestore } from './use-restore.ts';
import { useSetApplied } from './use-set-applied.ts';

const undoMilliseconds = 10_000;

/** Withdraws my application to a job, and offers for a moment to undo it. */
export function useWithdraw(jobId: string, placement: Placement, onWithdrawn?: () => void) {
  const setApplied = useSetApplied(jobId);
  const restore = useRestore(jobId);
  const title = applicationMessages[placement].withdrawFailed;
  const queryClient = useQueryClient();
  const own = applicationQueries.mineForJob(jobId);
  return useMutation({
    ...apiMutation(applications.withdraw, {
      request: async (_: void) => {
        const { id } = await queryClient.query({ ...own, staleTime: 0 });
        return { params: { id } };
      },
      failure: (error) =>
        isNotFound(error)
          ? { title, description: 'No application found to withdraw' }
          : { title, fallback: 'An error occurred while withdrawing your application' },
    }),
    retry: retryUnlessNotFound,
    onSuccess: () => {
      const id = queryClient.getQueryData(own.queryKey)?.id;
      setApplied(false);
      onWithdrawn?.();
      toast({
        ...withdrawnMessage,
        ...(id && {
          duration: undoMilliseconds,
          action: { label: 'Undo', onClick: () => restore.mutate(id) },
        }),
      });
    },
    onError: (error) => {
      if (isNotFound(error)) setApplied(false);
    },
  });
}
