import { creationSkills } from '#contract/catalogue/creation-skills.ts';
import { createJobBody } from '#contract/jobs/forms.ts';
import { errorMessage } from '#web/lib/api/api-error.ts';
import { useControlledForm } from '#web/lib/forms/use-controlled-form.ts';
import { useDraft } from '#web/lib/forms/use-draft.ts';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { DraftNote } from '#web/ui/draft-note.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import type { DialogProps } from '#web/ui/lazy-dialog.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { useCreateJob } from './api.ts';
import { JobFields } from './job-fields.tsx';
import { emptyJob, type JobValues, toCreateJob } from './job-values.ts';

interface CreateJobDialogProps extends DialogProps {
  onPosted?: () => void;
}

export function CreateJobDialog({ onPosted, ...dialog }: CreateJobDialogProps) {
  return (
    <FormDialog {...dialog} title="Post a Job" description="Find talent for your creative projects">
      <CreateJobForm
        onPosted={() => {
          dialog.onOpenChange(false);
          onPosted?.();
        }}
      />
    </FormDialog>
  );
}

function CreateJobForm({ onPosted }: { onPosted: () => void }) {
  const { values, change, discard, remove: removeDraft, isRestored } = useDraft('job', emptyJob);
  const { formRef, issues, validate, showServerIssues, clearIssues } =
    useControlledForm(createJobBody);
  const create = useCreateJob({
    onSuccess: () => {
      removeDraft();
      toast({ title: 'Job posted', description: 'Your call is on the board.' });
      onPosted();
    },
    onError: (error) => {
      showServerIssues(error);
      const description = errorMessage(error, {
        fallback: 'Failed to post the job. Please try again.',
      });
      toast({ title: 'Error creating job', description, variant: 'destructive' });
    },
  });
  const missing = listMissingFields(values);

  function submit(): void {
    const checked = validate(toCreateJob(values));
    if (checked.data) return create.mutate(checked.data);
    const { message } = checked.issue;
    const [title, description] = message.includes(': ')
      ? message.split(': ', 2)
      : ['Please look again', message];
    toast({ title, description, variant: 'destructive' });
  }

  return (
    <DialogForm
      ref={formRef}
      onSubmit={submit}
      isPending={create.isPending}
      disabled={missing.length > 0}
      note={missing.length > 0 && `Still needed: ${missing.join(', ')}`}
      submitLabel={create.isPending ? 'Posting...' : 'Post Job'}
    >
      {isRestored && <DraftNote onDiscard={discard} />}
      <JobFields
        isNew
        skills={creationSkills}
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

function listMissingFields({ title, description, skills }: JobValues): string[] {
  return [
    !title.trim() && 'a title',
    !description.trim() && 'a description',
    skills.length === 0 && 'one skill',
  ].filter((word) => word !== false);
}
