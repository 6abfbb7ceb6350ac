import type { Job } from '#contract/jobs/contract.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import type { DialogProps } from '#web/ui/lazy-dialog.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { ModeratorNote } from '../items/moderator-note.tsx';
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
  });
  return (
    <ConfirmDialog
      {...dialog}
      title="Delete Job Post"
      description={
        <>
          “{job.title}” leaves the board, and the applications to it with it. This cannot be undone.
          <ModeratorNote authorId={job.authorId} />
        </>
      }
      confirmLabel="Delete"
      destructive
      onConfirm={() => remove.mutate()}
    />
  );
}
