import { ApiError, messageOf } from '#web/lib/api-error.ts';
import { toast } from '#web/ui/toast-store.ts';
import { useWithdraw } from './api.ts';
import { applicationWords, type Place } from './application-words.ts';

/** Withdraws and says how it went. */
export function useWithdrawWithWords(jobId: string, place: Place) {
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
        title: applicationWords[place].withdrawFailed,
        description: isMissing
          ? 'No application found to withdraw'
          : messageOf(error, { fallback }),
        variant: 'destructive',
      });
    },
  });
}
