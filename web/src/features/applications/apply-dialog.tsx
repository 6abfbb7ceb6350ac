import { z } from 'zod';
import { requiredText } from '#contract/primitives.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { useCheckedForm } from '#web/lib/use-checked-form.ts';
import { useDraft } from '#web/lib/use-draft.ts';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { DraftNote } from '#web/ui/draft-note.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import type { DialogProps } from '#web/ui/on-demand.ts';
import { Textarea } from '#web/ui/textarea.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useApply } from './api.ts';
import { applicationWords, type Place } from './application-words.ts';

const most = 5_000;
const applyForm = z.object({ message: requiredText(most, 'Please write a few words first.') });

interface ApplyTo {
  job: { id: string; title: string; author: { firstName: string } };
  place: Place;
}

export function ApplyDialog({ job, place, ...dialog }: DialogProps & ApplyTo) {
  return (
    <FormDialog {...dialog} title="Apply to Job" description={job.title}>
      <ApplyForm job={job} place={place} onApplied={() => dialog.onOpenChange(false)} />
    </FormDialog>
  );
}

function ApplyForm({ job, place, onApplied }: ApplyTo & { onApplied: () => void }) {
  const draft = useDraft(`apply:${job.id}`, { message: '' });
  const { values, change, discard, forget, isRestored } = draft;
  const { attach, issues, check, clearIssues } = useCheckedForm(applyForm);
  const words = applicationWords[place];
  const apply = useApply(job.id, {
    onSuccess: () => {
      forget();
      toast(words.applied);
      onApplied();
    },
    onError: (error) => {
      const fallback = 'Your application was not sent. Please try again.';
      const description = messageOf(error, { fallback });
      toast({ title: words.applyFailed, description, variant: 'destructive' });
    },
  });

  function submit(): void {
    const { data } = check(values);
    if (data) apply.mutate(data.message);
  }

  return (
    <DialogForm
      ref={attach}
      onSubmit={submit}
      isPending={apply.isPending}
      submitLabel={apply.isPending ? 'Sending...' : 'Submit Application'}
    >
      {isRestored && <DraftNote onDiscard={discard} />}
      <Field
        label="Message"
        required
        error={issues.message}
        hint={`${job.author.firstName} also sees your profile and how to reach you.`}
      >
        <Textarea
          name="message"
          rows={6}
          placeholder="Why you, when you are free, and where your work can be seen"
          value={values.message}
          onChange={(event) => {
            clearIssues('message');
            change({ message: event.target.value });
          }}
        />
      </Field>
    </DialogForm>
  );
}
