import { z } from 'zod';
import type { FormerApplication } from '#contract/applications/contract.ts';
import { applyBody } from '#contract/applications/forms.ts';
import type { Position } from '#contract/jobs/positions.ts';
import { requiredText } from '#contract/primitives.ts';
import { useDraftForm } from '#web/lib/forms/use-draft-form.ts';
import { DraftNote } from '#web/ui/draft-note.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormDialogBody } from '#web/ui/form-dialog.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { applicationMessages, type Placement } from './application-messages.ts';
import { PositionField } from './position-field.tsx';
import { useApply } from './use-apply.ts';
import { WorkField } from './work-field.tsx';

const applyForm = z.object({
  ...applyBody.shape,
  message: requiredText(5_000, 'Please write a few words first.'),
});

interface ApplyFormProps {
  job: { id: string; author: { firstName: string } };
  positions: Position[];
  former: FormerApplication | null;
  placement: Placement;
  onApplied: () => void;
}

const empty: FormerApplication = { message: '', positionIds: [], portfolioItemIds: [] };

export function ApplyForm({ job, positions, former, placement, onApplied }: ApplyFormProps) {
  const form = useDraftForm(applyForm, { draft: `apply:${job.id}`, initial: former ?? empty });
  const callbacks = form.mutationCallbacks(() => {
    toast(applicationMessages[placement].applied);
    onApplied();
  });
  const apply = useApply(job.id, placement, callbacks);
  return (
    <FormDialogBody
      {...form.formProps((body) => apply.mutate(body))}
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
          // The dialog has opened before the former application was there, and found no field to focus.
          autoFocus
          placeholder="Why you, when you are free, and where your work can be seen"
          {...form.inputProps('message')}
        />
      </Field>
      {positions.length > 0 && (
        <PositionField
          positions={positions}
          chosen={form.values.positionIds}
          error={form.issues.positionIds}
          onChoose={(positionIds) => form.change({ positionIds })}
        />
      )}
      <WorkField
        chosen={form.values.portfolioItemIds}
        error={form.issues.portfolioItemIds}
        onChoose={(portfolioItemIds) => form.change({ portfolioItemIds })}
      />
    </FormDialogBody>
  );
}
