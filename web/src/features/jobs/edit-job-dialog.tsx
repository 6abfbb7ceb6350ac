import { skills } from '#contract/catalogue/skills.ts';
import { type Job } from '#contract/jobs/contract.ts';
import { updateJobBody } from '#contract/jobs/forms.ts';
import { useCheckedForm } from '#web/lib/use-checked-form.ts';
import { useDraft } from '#web/lib/use-draft.ts';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { DraftNote } from '#web/ui/draft-note.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import type { DialogProps } from '#web/ui/on-demand.ts';
import { toast } from '#web/ui/toast-store.ts';
import { useUpdateJob } from './api.ts';
import { JobFields } from './job-fields.tsx';
import { toUpdateJob, valuesOfJob } from './job-values.ts';

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

/** The card changes at once; what was typed is kept until the server has agreed. */
function EditJobForm({ job, onDone }: { job: Job; onDone: () => void }) {
  const draft = useDraft(`job:${job.id}`, valuesOfJob(job));
  const { values, change, discard, forget, isRestored } = draft;
  const { attach, issues, check, clearIssues } = useCheckedForm(updateJobBody);
  const update = useUpdateJob(job.id, {
    onSuccess: () => {
      forget();
      toast({ title: 'Job updated' });
    },
    onError: () =>
      toast({
        title: 'Error saving job changes',
        description: 'Failed to save job changes. Please try again.',
        variant: 'destructive',
      }),
  });
  const isBlank = !values.title.trim() || !values.description.trim();

  function submit(): void {
    const checked = check(toUpdateJob(values));
    if (!checked.data) return;
    update.mutate(checked.data);
    onDone();
  }

  return (
    <DialogForm
      ref={attach}
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
