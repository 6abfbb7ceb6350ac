import type { Application } from '#contract/applications/contract.ts';
import { type ApplicationStatus, decideBody } from '#contract/applications/forms.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog, FormDialogBody } from '#web/ui/form-dialog.tsx';
import type { DialogProps } from '#web/ui/lazy-dialog.ts';
import { Textarea } from '#web/ui/textarea.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { describeDecision } from './describe-decision.ts';
import { findOpenSeat, listSeats } from './list-seats.ts';
import { SeatField } from './seat-field.tsx';
import { useDecide } from './use-decide.ts';

export interface Decision {
  application: Application;
  status: ApplicationStatus;
}

interface DecideProps extends Decision, DialogProps {
  onClosed?: () => void;
}

export function DecideDialog({ application, status, onClosed, ...dialog }: DecideProps) {
  const { title, consequence } = describeDecision(application, status);
  return (
    <FormDialog {...dialog} title={title} description={consequence} {...(onClosed && { onClosed })}>
      <DecideForm
        application={application}
        status={status}
        onDecided={() => dialog.onOpenChange(false)}
      />
    </FormDialog>
  );
}

function DecideForm({ application, status, onDecided }: Decision & { onDecided: () => void }) {
  const seats = status === 'accepted' ? listSeats(application) : [];
  const { firstName } = application.applicant;
  const words = describeDecision(application, status);
  const isMove = application.status === status;
  const form = useForm(decideBody, {
    initial: {
      note: (isMove && application.note) || '',
      positionId: status === 'accepted' ? (findOpenSeat(application)?.id ?? '') : '',
    },
    toInput: ({ note, positionId }) => ({ status, note, ...(positionId && { positionId }) }),
  });
  const decide = useDecide(application, {
    onSuccess: () => {
      toast({ title: words.done });
      onDecided();
    },
    onError: form.showServerIssues,
  });
  return (
    <FormDialogBody
      {...form.formProps((body) => decide.mutate(body))}
      isUnsaved={form.isDirty}
      isPending={decide.isPending}
      submitLabel={words.act}
    >
      <Field
        label={`A note to ${firstName}`}
        hint="Optional. A kind word helps, whatever the answer."
        error={form.issues.note}
      >
        <Textarea rows={4} maxLength={1000} {...form.inputProps('note')} />
      </Field>
      {seats.length > 0 && (
        <SeatField
          seats={seats}
          error={form.issues.positionId}
          {...form.inputProps('positionId')}
        />
      )}
    </FormDialogBody>
  );
}
