import type { CrewMember, Project } from '#contract/projects/contract.ts';
import { useViewer } from '#web/lib/session/viewer.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import type { DialogProps } from '#web/ui/lazy-dialog.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { useRemoveCrew } from '../api.ts';

interface RemoveCrewDialogProps extends DialogProps {
  project: Project;
  member: CrewMember;
}

/** For the owner, and for whoever leaves. */
export function RemoveCrewDialog({ project, member, ...dialog }: RemoveCrewDialogProps) {
  const isOwn = useViewer().id === member.id;
  const { firstName } = member;
  const remove = useRemoveCrew(project.id, member.id, {
    onSuccess: () =>
      toast({ title: isOwn ? 'You have left the crew' : `${firstName} is off the crew` }),
  });
  return (
    <ConfirmDialog
      {...dialog}
      title={isOwn ? 'Leave the crew' : `Take ${firstName} off the crew`}
      description={
        isOwn
          ? `You can no longer post under “${project.title}”. What you have posted stays.`
          : `${firstName} can no longer post under “${project.title}”. What ${firstName} has posted stays.`
      }
      confirmLabel={isOwn ? 'Leave' : 'Take off'}
      destructive
      onConfirm={() => remove.mutate()}
    />
  );
}
