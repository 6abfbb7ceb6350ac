import type { Job } from '#contract/jobs/contract.ts';
import { errorMessage } from '#web/lib/api/api-error.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import type { DialogProps } from '#web/ui/lazy-dialog.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { useDeleteJob } from './api.ts';

interface DeleteJobDialogProps extends DialogProps {
  job: Job;
  onDeleted?: (() => void) | undefined;
}

export function DeleteJobDialog({ job, onDeleted, ...dialog }: DeleteJobDialogProps) {
  const remove = useDeleteJob(job.id, {
    onSuccess: () => {
      toast({ title: 'Job Deleted' });
      onDeleted?.();
    },
    onError: (error) =>
      toast({
        title: 'Error deleting job',
        description: errorMessage(error, { fallback: 'Failed to delete job. Please try again.' }),
        variant: 'destructive',
      }),
  });
  return (
    <ConfirmDialog
      {...dialog}
      title="Delete Job Post"
      description={`“${job.title}” leaves the board, and the applications to it with it. This cannot be undone.`}
      confirmLabel="Delete"
      destructive
      onConfirm={() => remove.mutate()}
    />
  );
}
