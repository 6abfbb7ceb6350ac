import { z } from 'zod';
import { requiredText } from '#contract/primitives.ts';
import { errorMessage } from '#web/lib/api/api-error.ts';
import { useControlledForm } from '#web/lib/forms/use-controlled-form.ts';
import { useDraft } from '#web/lib/forms/use-draft.ts';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { DraftNote } from '#web/ui/draft-note.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import type { DialogProps } from '#web/ui/lazy-dialog.ts';
import { Textarea } from '#web/ui/textarea.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { useApply } from './api.ts';
import { applicationMessages, type Placement } from './application-messages.ts';

const maxLength = 5_000;
const applyForm = z.object({
  message: requiredText(maxLength, 'Please write a few words first.'),
});

interface ApplyProps {
  job: { id: string; title: string; author: { firstName: string } };
  placement: Placement;
}

export function ApplyDialog({ job, placement, ...dialog }: DialogProps & ApplyProps) {
  return (
    <FormDialog {...dialog} title="Apply to Job" description={job.title}>
      <ApplyForm job={job} placement={placement} onApplied={() => dialog.onOpenChange(false)} />
    </FormDialog>
  );
}

function ApplyForm({ job, placement, onApplied }: ApplyProps & { onApplied: () => void }) {
  const draft = useDraft(`apply:${job.id}`, { message: '' });
  const { values, change, discard, remove: removeDraft, isRestored } = draft;
  const { formRef, issues, validate, clearIssues } = useControlledForm(applyForm);
  const messages = applicationMessages[placement];
  const apply = useApply(job.id, placement, {
    onSuccess: () => {
      removeDraft();
      toast(messages.applied);
      onApplied();
    },
    onError: (error) => {
      const fallback = 'Your application was not sent. Please try again.';
      const description = errorMessage(error, { fallback });
      toast({ title: messages.applyFailed, description, variant: 'destructive' });
    },
  });

  function submit(): void {
    const { data } = validate(values);
    if (data) apply.mutate(data.message);
  }

  return (
    <DialogForm
      ref={formRef}
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
