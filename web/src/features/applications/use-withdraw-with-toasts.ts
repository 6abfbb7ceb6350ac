import { ApiError, errorMessage } from '#web/lib/api/api-error.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { useWithdraw } from './api.ts';
import { applicationMessages, type Placement } from './application-messages.ts';

export function useWithdrawWithToasts(jobId: string, placement: Placement) {
  return useWithdraw(jobId, {
    onSuccess: () =>
      toast({
        title: 'Application withdrawn',
        description: 'You can now apply again if you wish',
      }),
    onError: (error) => {
      const isMissing = error instanceof ApiError && error.status === 404;
      const fallback = 'An error occurred while withdrawing your application';
      toast({
        title: applicationMessages[placement].withdrawFailed,
        description: isMissing
          ? 'No application found to withdraw'
          : errorMessage(error, { fallback }),
        variant: 'destructive',
      });
    },
  });
}
