import { skills } from '#contract/catalogue/skills.ts';
import { type Job } from '#contract/jobs/contract.ts';
import { updateJobBody } from '#contract/jobs/forms.ts';
import { useControlledForm } from '#web/lib/forms/use-controlled-form.ts';
import { useDraft } from '#web/lib/forms/use-draft.ts';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { DraftNote } from '#web/ui/draft-note.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import type { DialogProps } from '#web/ui/lazy-dialog.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { useUpdateJob } from './api.ts';
import { JobFields } from './job-fields.tsx';
import { jobToValues, toUpdateJob } from './job-values.ts';

interface EditJobDialogProps extends DialogProps {
  job: Job;
}

export function EditJobDialog({ job, ...dialog }: EditJobDialogProps) {
  return (
    <FormDialog
      {...dialog}
      title="Edit Job Post"
      description="Everyone who sees the job sees your changes at once."
    >
      <EditJobForm job={job} onDone={() => dialog.onOpenChange(false)} />
    </FormDialog>
  );
}

/** The card updates optimistically; the draft is kept until the server accepts it. */
function EditJobForm({ job, onDone }: { job: Job; onDone: () => void }) {
  const draft = useDraft(`job:${job.id}`, jobToValues(job));
  const { values, change, discard, remove: removeDraft, isRestored } = draft;
  const { formRef, issues, validate, clearIssues } = useControlledForm(updateJobBody);
  const update = useUpdateJob(job.id, {
    onSuccess: () => {
      removeDraft();
      toast({ title: 'Job updated' });
    },
  });
  const isBlank = !values.title.trim() || !values.description.trim();

  function submit(): void {
    const checked = validate(toUpdateJob(values));
    if (!checked.data) return;
    update.mutate(checked.data);
    onDone();
  }

  return (
    <DialogForm
      ref={formRef}
      onSubmit={submit}
      disabled={isBlank || update.isPending}
      submitLabel="Save Changes"
    >
      {isRestored && <DraftNote onDiscard={discard} />}
      <JobFields
        skills={skills}
        values={values}
        issues={issues}
        onChange={(part) => {
          clearIssues(...Object.keys(part));
          change(part);
        }}
      />
    </DialogForm>
  );
}
