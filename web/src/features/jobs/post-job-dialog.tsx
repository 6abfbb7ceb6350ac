import { creationSkills } from '#contract/catalogue/creation-skills.ts';
import { createJobBody } from '#contract/jobs/forms.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { useCheckedForm } from '#web/lib/use-checked-form.ts';
import { useDraft } from '#web/lib/use-draft.ts';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { DraftNote } from '#web/ui/draft-note.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import type { DialogProps } from '#web/ui/on-demand.ts';
import { toast } from '#web/ui/toast-store.ts';
import { useCreateJob } from './api.ts';
import { JobFields } from './job-fields.tsx';
import { emptyJob, type JobValues, toCreateJob } from './job-values.ts';

interface PostJobDialogProps extends DialogProps {
  onPosted?: () => void;
}

export function PostJobDialog({ onPosted, ...dialog }: PostJobDialogProps) {
  return (
    <FormDialog {...dialog} title="Post a Job" description="Find talent for your creative projects">
      <PostJobForm
        onPosted={() => {
          dialog.onOpenChange(false);
          onPosted?.();
        }}
      />
    </FormDialog>
  );
}

function PostJobForm({ onPosted }: { onPosted: () => void }) {
  const { values, change, discard, forget, isRestored } = useDraft('job', emptyJob);
  const { attach, issues, check, showRefusal, clearIssues } = useCheckedForm(createJobBody);
  const create = useCreateJob({
    onSuccess: () => {
      forget();
      toast({ title: 'Job posted', description: 'Your call is on the board.' });
      onPosted();
    },
    onError: (error) => {
      showRefusal(error);
      const description = messageOf(error, {
        fallback: 'Failed to post the job. Please try again.',
      });
      toast({ title: 'Error creating job', description, variant: 'destructive' });
    },
  });
  const missing = whatIsMissing(values);

  function submit(): void {
    const checked = check(toCreateJob(values));
    if (checked.data) return create.mutate(checked.data);
    const { message } = checked.issue;
    const [title, description] = message.includes(': ')
      ? message.split(': ', 2)
      : ['Please look again', message];
    toast({ title, description, variant: 'destructive' });
  }

  return (
    <DialogForm
      ref={attach}
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

function whatIsMissing({ title, description, skills }: JobValues): string[] {
  return [
    !title.trim() && 'a title',
    !description.trim() && 'a description',
    skills.length === 0 && 'one skill',
  ].filter((word) => word !== false);
}
