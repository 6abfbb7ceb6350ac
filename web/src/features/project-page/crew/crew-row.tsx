import { Pencil, X } from 'lucide-react';
import { Link } from 'wouter';
import { pathTo } from '#contract/paths.ts';
import type { CrewMember, Project } from '#contract/projects/contract.ts';
import { canSetCrew } from '#contract/projects/policy.ts';
import { lazyComponent } from '#web/lib/browser/lazy-component.tsx';
import { useViewer } from '#web/lib/session/viewer.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useLazyDialog } from '#web/ui/lazy-dialog.ts';

const EditRoleDialog = lazyComponent(() =>
  import('./edit-role-dialog.tsx').then((module) => module.EditRoleDialog),
);
const RemoveCrewDialog = lazyComponent(() =>
  import('./remove-crew-dialog.tsx').then((module) => module.RemoveCrewDialog),
);

interface CrewRowProps {
  project: Project;
  member: CrewMember;
}

export function CrewRow({ project, member }: CrewRowProps) {
  const { id, firstName, lastName, profileImageUrl, role } = member;
  return (
    <li className="flex min-w-0 items-center gap-3 border-b border-rule py-2.5">
      <Avatar id={id} src={profileImageUrl} firstName={firstName} lastName={lastName} />
      <span className="min-w-0 flex-1">
        <Link
          href={pathTo('profile', { userId: id })}
          className="block truncate font-semibold no-underline hover:underline pointer-coarse:leading-7"
        >
          {firstName} {lastName}
        </Link>
        {role && <span className="block text-sm wrap-anywhere text-ink-soft">{role}</span>}
      </span>
      {member.isAdded && <CrewActions project={project} member={member} />}
    </li>
  );
}

/** Only who was not accepted for a call can be taken off: the others are of the crew as long as the call says so. */
function CrewActions({ project, member }: CrewRowProps) {
  const viewer = useViewer();
  const edit = useLazyDialog(EditRoleDialog);
  const remove = useLazyDialog(RemoveCrewDialog);
  const canChange = canSetCrew(viewer, project);
  const isOwn = viewer.id === member.id;
  const canLeave = !member.isAccepted;
  if (!canChange && !isOwn) return null;
  const name = `${member.firstName} ${member.lastName}`;
  return (
    <>
      {canChange && (
        <span className="flex">
          <IconButton label={`Change the role of ${name}`} size="sm" {...edit.trigger}>
            <Pencil className="size-4" />
          </IconButton>
          {canLeave && (
            <IconButton label={`Take ${name} off the crew`} size="sm" {...remove.trigger}>
              <X className="size-4" />
            </IconButton>
          )}
        </span>
      )}
      {isOwn && canLeave && (
        <Button size="sm" {...remove.trigger}>
          Leave
        </Button>
      )}
      {edit.shouldRender && <EditRoleDialog project={project} member={member} {...edit.dialog} />}
      {remove.shouldRender && (
        <RemoveCrewDialog project={project} member={member} {...remove.dialog} />
      )}
    </>
  );
}
