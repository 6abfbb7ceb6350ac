import type { CrewMember, Project } from '#contract/projects/contract.ts';
import { crewBody } from '#contract/projects/forms.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { FormDialog, FormDialogBody } from '#web/ui/form-dialog.tsx';
import type { DialogProps } from '#web/ui/lazy-dialog.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { useSetCrew } from '../api.ts';
import { RoleField } from './role-field.tsx';

interface EditRoleDialogProps extends DialogProps {
  project: Project;
  member: CrewMember;
}

export function EditRoleDialog({ project, member, ...dialog }: EditRoleDialogProps) {
  return (
    <FormDialog
      {...dialog}
      size="sm"
      title="Change role"
      description={`What ${member.firstName} ${member.lastName} does in “${project.title}”.`}
    >
      <EditRoleForm project={project} member={member} onDone={() => dialog.onOpenChange(false)} />
    </FormDialog>
  );
}

interface EditRoleFormProps extends Omit<EditRoleDialogProps, keyof DialogProps> {
  onDone: () => void;
}

function EditRoleForm({ project, member, onDone }: EditRoleFormProps) {
  const form = useForm(crewBody, { initial: { role: member.role ?? '' } });
  const change = useSetCrew(project.id, {
    onSuccess: () => {
      toast({ title: 'Role changed' });
      onDone();
    },
    onError: form.showServerIssues,
  });
  return (
    <FormDialogBody
      {...form.formProps(({ role }) => change.mutate({ userId: member.id, role }))}
      isUnsaved={form.isDirty}
      isPending={change.isPending}
      submitLabel={change.isPending ? 'Saving...' : 'Save'}
    >
      <RoleField form={form} />
    </FormDialogBody>
  );
}
