import type { Job } from '#contract/jobs/contract.ts';
import { useDraftForm } from '#web/lib/forms/use-draft-form.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import type { DialogProps } from '#web/ui/lazy-dialog.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { ItemForm } from '../../items/item-form.tsx';
import { ModeratorNote } from '../../items/moderator-note.tsx';
import { useUpdateJob } from '../api.ts';
import { JobFields } from './job-fields.tsx';
import { updateJobForm } from './job-forms.ts';
import { jobToValues, toUpdateJob } from './job-values.ts';

interface EditJobDialogProps extends DialogProps {
  job: Job;
  onSaved?: (() => void) | undefined;
}

export function EditJobDialog({ job, onSaved, ...dialog }: EditJobDialogProps) {
  return (
    <FormDialog
      {...dialog}
      title="Edit Job Post"
      description={
        <>
          Everyone who sees the job sees your changes at once.
          <ModeratorNote authorId={job.authorId} />
        </>
      }
    >
      <EditJobForm job={job} onSaved={onSaved} onDone={() => dialog.onOpenChange(false)} />
    </FormDialog>
  );
}

interface EditJobFormProps extends Omit<EditJobDialogProps, keyof DialogProps> {
  onDone: () => void;
}

function EditJobForm({ job, onSaved, onDone }: EditJobFormProps) {
  const form = useDraftForm(updateJobForm, {
    draft: `job:${job.id}`,
    initial: jobToValues(job),
    toInput: (values) => toUpdateJob(values, job),
  });
  const callbacks = form.mutationCallbacks(() => {
    toast({ title: 'Job updated' });
    onSaved?.();
  });
  const update = useUpdateJob(job.id, callbacks);
  const { title, description } = form.values;
  return (
    <ItemForm
      form={form}
      onValid={(changes) => {
        update.mutate(changes);
        onDone();
      }}
      disabled={!title.trim() || !description.trim() || update.isPending}
      submitLabel="Save Changes"
    >
      <JobFields form={form} project={job.project} authorId={job.authorId} />
    </ItemForm>
  );
}
