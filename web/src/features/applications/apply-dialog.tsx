import { z } from 'zod';
import { requiredText } from '#contract/primitives.ts';
import { useDraftForm } from '#web/lib/forms/use-draft-form.ts';
import { DraftNote } from '#web/ui/draft-note.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormDialog, FormDialogBody } from '#web/ui/form-dialog.tsx';
import type { DialogProps } from '#web/ui/lazy-dialog.ts';
import { Textarea } from '#web/ui/textarea.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { useApply } from './api.ts';
import { applicationMessages, type Placement } from './application-messages.ts';

const applyForm = z.object({ message: requiredText(5_000, 'Please write a few words first.') });

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
  const form = useDraftForm(applyForm, { draft: `apply:${job.id}`, initial: { message: '' } });
  const callbacks = form.mutationCallbacks(() => {
    toast(applicationMessages[placement].applied);
    onApplied();
  });
  const apply = useApply(job.id, placement, callbacks);
  return (
    <FormDialogBody
      {...form.formProps(({ message }) => apply.mutate(message))}
      isPending={apply.isPending}
      submitLabel={apply.isPending ? 'Sending...' : 'Submit Application'}
    >
      {form.isRestored && <DraftNote onDiscard={form.discardDraft} />}
      <Field
        label="Message"
        required
        error={form.issues.message}
        hint={`${job.author.firstName} also sees your profile and how to reach you.`}
      >
        <Textarea
          rows={6}
          placeholder="Why you, when you are free, and where your work can be seen"
          {...form.inputProps('message')}
        />
      </Field>
    </FormDialogBody>
  );
}
