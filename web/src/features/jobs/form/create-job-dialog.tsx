import type { ProjectReference } from '#contract/projects/reference.ts';
import { useDraftForm } from '#web/lib/forms/use-draft-form.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import type { DialogProps } from '#web/ui/lazy-dialog.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { ItemForm } from '../../items/item-form.tsx';
import { useCreateJob } from '../api.ts';
import { JobFields } from './job-fields.tsx';
import { createJobForm } from './job-forms.ts';
import { emptyJob, type JobValues, toCreateJob } from './job-values.ts';

interface CreateJobDialogProps extends DialogProps {
  /** What it stands under unless another one is chosen. */
  project?: ProjectReference;
  onPosted?: () => void;
}

export function CreateJobDialog({ project, onPosted, ...dialog }: CreateJobDialogProps) {
  return (
    <FormDialog
      {...dialog}
      title="Post a Job"
      description={`Find talent for ${project ? `“${project.title}”` : 'your creative projects'}`}
    >
      <CreateJobForm
        project={project}
        onSaved={() => {
          dialog.onOpenChange(false);
          onPosted?.();
        }}
      />
    </FormDialog>
  );
}

interface CreateJobFormProps {
  project: ProjectReference | undefined;
  onSaved: () => void;
}

function CreateJobForm({ project, onSaved }: CreateJobFormProps) {
  const form = useDraftForm(createJobForm, {
    draft: project ? `job in ${project.id}` : 'job',
    initial: { ...emptyJob, projectId: project?.id ?? '' },
    toInput: toCreateJob,
  });
  const callbacks = form.mutationCallbacks(() => {
    toast({ title: 'Job posted', description: 'Your call is on the board.' });
    onSaved();
  });
  const create = useCreateJob(callbacks);
  return (
    <ItemForm
      form={form}
      onValid={(job) => create.mutate(job)}
      isPending={create.isPending}
      submitLabel={create.isPending ? 'Posting...' : 'Post Job'}
      missing={listMissing(form.values)}
      invalidTitles={{ other: 'Please look again' }}
    >
      <JobFields isNew form={form} project={project} />
    </ItemForm>
  );
}

function listMissing({ title, description, skills }: JobValues): string[] {
  return [
    !title.trim() && 'a title',
    !description.trim() && 'a description',
    skills.length === 0 && 'one skill',
  ].filter((word) => word !== false);
}
