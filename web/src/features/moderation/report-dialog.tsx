import { reportBody, reportReasons } from '#contract/moderation/forms.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog, FormDialogBody } from '#web/ui/form-dialog.tsx';
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

const reasons = Object.entries(reportReasons);
const reportForm = reportBody.pick({ reason: true, details: true });

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
  const { values, issues, change, inputProps, formProps, isDirty, showServerIssues } = useForm(
    reportForm,
    {
      initial: { reason: '', details: '' },
    },
  );
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
    onError: showServerIssues,
  });
  return (
    <FormDialogBody
      {...formProps((given) => report.mutate({ targetType, targetId, ...given }))}
      isUnsaved={isDirty}
      isPending={report.isPending}
      submitLabel="Send report"
    >
      <fieldset className="grid gap-3">
        <legend className="pb-2 text-sm font-medium">What is wrong?</legend>
        <RadioGroup
          name="reason"
          value={values.reason}
          aria-describedby={issues.reason ? 'report-reason-missing' : undefined}
          onValueChange={(reason) => change({ reason })}
        >
          {reasons.map(([key, label]) => (
            <Radio key={key} value={key}>
              {label}
            </Radio>
          ))}
        </RadioGroup>
        {issues.reason && (
          <p id="report-reason-missing" role="alert" className="text-sm text-danger-text">
            Please choose what is wrong.
          </p>
        )}
      </fieldset>
      <Field
        label="Details"
        hint="Optional. What should the administrators know?"
        error={issues.details}
      >
        <Textarea {...inputProps('details')} />
      </Field>
    </FormDialogBody>
  );
}
