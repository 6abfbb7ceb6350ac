import { useMutation } from '@tanstack/react-query';
import { applications } from '#contract/applications/contract.ts';
import { apiMutation } from '#web/lib/api/api-mutation.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { useSetApplied } from './use-set-applied.ts';

/** Undoes a withdrawal. */
export function useRestore(jobId: string) {
  const setApplied = useSetApplied(jobId);
  return useMutation({
    ...apiMutation(applications.restore, {
      request: (id: string) => ({ params: { id } }),
      failure: {
        title: 'Could not undo the withdrawal',
        fallback: 'Please apply again if you wish.',
      },
    }),
    onSuccess: ({ status }) => {
      setApplied(true);
      toast({
        title: 'Your application is back',
        description:
          status === 'accepted' ? 'You are still accepted.' : 'The owner of the job sees it again.',
      });
    },
  });
}
