import { useState } from 'react';
import { type ReportReason, reportReasons } from '#contract/moderation/contract.ts';
import { errorMessage } from '#web/lib/api/api-error.ts';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import type { DialogProps } from '#web/ui/lazy-dialog.ts';
import { Radio, RadioGroup } from '#web/ui/radio-group.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { useReport } from './api.ts';
import { type Person, type Reported, setModerationRequest } from './moderation-store.ts';

interface ReportDialogProps extends DialogProps {
  reported: Reported;
  person: Person;
}

const reasons = Object.entries(reportReasons) as [ReportReason, string][];

export function ReportDialog({ reported, person, ...dialog }: ReportDialogProps) {
  return (
    <FormDialog
      {...dialog}
      size="sm"
      title={`Report ${reported.name}`}
      description="Your report goes to the administrators. Nobody else learns of it."
    >
      <ReportForm reported={reported} person={person} />
    </FormDialog>
  );
}

function ReportForm({ reported, person }: Omit<ReportDialogProps, keyof DialogProps>) {
  const { targetType, targetId } = reported;
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [details, setDetails] = useState('');
  const [isMissing, setMissing] = useState(false);
  const report = useReport({
    onSuccess: () => {
      setModerationRequest(null);
      toast({
        title: 'Thank you for your report',
        description: 'The administrators will look at it.',
        action: {
          label: `Block ${person.firstName}`,
          onClick: () => setModerationRequest({ action: 'block', person }),
        },
      });
    },
    onError: (error) =>
      toast({
        title: 'Your report was not sent',
        description: errorMessage(error, { fallback: 'Please try again.' }),
        variant: 'destructive',
      }),
  });

  function submit(): void {
    setMissing(!reason);
    if (reason) report.mutate({ targetType, targetId, reason, details });
  }

  return (
    <DialogForm onSubmit={submit} isPending={report.isPending} submitLabel="Send report">
      <fieldset className="grid gap-3">
        <legend className="pb-2 text-sm font-medium">What is wrong?</legend>
        <RadioGroup
          name="reason"
          value={reason ?? ''}
          aria-describedby={isMissing ? 'report-reason-missing' : undefined}
          onValueChange={(value) => {
            setReason(value as ReportReason);
            setMissing(false);
          }}
        >
          {reasons.map(([key, label]) => (
            <Radio key={key} value={key}>
              {label}
            </Radio>
          ))}
        </RadioGroup>
        {isMissing && (
          <p id="report-reason-missing" role="alert" className="text-sm text-danger-text">
            Please choose what is wrong.
          </p>
        )}
      </fieldset>
      <Field label="Details" hint="Optional. What should the administrators know?">
        <Textarea
          name="details"
          maxLength={2_000}
          value={details}
          onChange={(event) => setDetails(event.target.value)}
        />
      </Field>
    </DialogForm>
  );
}
