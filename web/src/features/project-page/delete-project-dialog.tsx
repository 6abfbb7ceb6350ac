import type { Project } from '#contract/projects/contract.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import type { DialogProps } from '#web/ui/lazy-dialog.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { ModeratorNote } from '../items/moderator-note.tsx';
import { useDeleteProject } from '../projects/api.ts';

interface DeleteProjectDialogProps extends DialogProps {
  project: Project;
  onDeleted: () => void;
}

export function DeleteProjectDialog({ project, onDeleted, ...dialog }: DeleteProjectDialogProps) {
  const remove = useDeleteProject(project.id, {
    onSuccess: () => {
      toast({ title: 'Project deleted', description: 'What was posted under it is still there.' });
      onDeleted();
    },
  });
  return (
    <ConfirmDialog
      {...dialog}
      title="Delete project"
      description={
        <>
          The page of “{project.title}” goes, with its poster and its crew list. The calls, events
          and updates that were posted under it stay. This cannot be undone.
          <ModeratorNote authorId={project.ownerId} />
        </>
      }
      confirmLabel="Delete"
      destructive
      onConfirm={() => remove.mutate()}
    />
  );
}
