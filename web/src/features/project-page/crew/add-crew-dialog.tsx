import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { paths } from '#contract/paths.ts';
import type { Project } from '#contract/projects/contract.ts';
import { crewBody } from '#contract/projects/forms.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { useViewer } from '#web/lib/session/viewer.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog, FormDialogBody } from '#web/ui/form-dialog.tsx';
import type { DialogProps } from '#web/ui/lazy-dialog.ts';
import { ListStates } from '#web/ui/list-states.tsx';
import { Select } from '#web/ui/select.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { projectPageQueries, useSetCrew } from '../api.ts';
import { RoleField } from './role-field.tsx';

export function AddCrewDialog({ project, ...dialog }: DialogProps & { project: Project }) {
  return (
    <FormDialog
      {...dialog}
      size="sm"
      title="Add to the crew"
      description={`They are told, see “${project.title}” on their profile, and can post under it.`}
    >
      <AddCrewForm project={project} onDone={() => dialog.onOpenChange(false)} />
    </FormDialog>
  );
}

function AddCrewForm({ project, onDone }: { project: Project; onDone: () => void }) {
  const connections = useQuery(projectPageQueries.connections(useViewer().id));
  const isAdded = (id: string) => project.crew.some((one) => one.id === id && one.isAdded);
  const candidates = connections.data?.filter(({ id }) => !isAdded(id)) ?? [];
  const form = useForm(crewBody, {
    initial: { userId: '', role: '' },
    toInput: ({ role }) => ({ role }),
  });
  const { userId } = form.values;
  const add = useSetCrew(project.id, {
    onSuccess: () => {
      const member = candidates.find(({ id }) => id === userId);
      toast({ title: `${member?.firstName ?? 'The member'} is on the crew` });
      onDone();
    },
    onError: form.showServerIssues,
  });
  return (
    <FormDialogBody
      {...form.formProps(({ role }) => add.mutate({ userId, role }))}
      isUnsaved={form.isDirty}
      isPending={add.isPending}
      disabled={!userId}
      submitLabel={add.isPending ? 'Adding...' : 'Add'}
    >
      <ListStates query={connections} what="connections" />
      {connections.data && candidates.length === 0 && (
        <p className="text-ink-soft">
          {connections.data.length > 0
            ? 'All your connections are on the crew already. '
            : 'A crew is made of your connections, and you have none yet. '}
          <Link href={paths.discover}>Discover students</Link>
        </p>
      )}
      {candidates.length > 0 && (
        <>
          <Field label="Connection" required>
            <Select placeholder="Choose somebody" {...form.inputProps('userId')}>
              {candidates.map(({ id, firstName, lastName, major }) => (
                <option key={id} value={id}>
                  {firstName} {lastName}
                  {major && `, ${major}`}
                </option>
              ))}
            </Select>
          </Field>
          <RoleField form={form} />
        </>
      )}
    </FormDialogBody>
  );
}
