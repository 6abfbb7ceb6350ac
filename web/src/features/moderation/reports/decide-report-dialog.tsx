import type { Report } from '#contract/moderation/contract.ts';
import { decideReportBody } from '#contract/moderation/forms.ts';
import { defaultSuspensionEnd, suspensionEnd } from '#web/lib/forms/suspension-end.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog, FormDialogBody } from '#web/ui/form-dialog.tsx';
import type { DialogProps } from '#web/ui/lazy-dialog.ts';
import { Textarea } from '#web/ui/textarea.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { SuspensionEndField } from '../suspension-end-field.tsx';
import { useDecideReport } from './api.ts';
import { type Decision, decisionWords, describeReaders, isHeavy } from './decisions.ts';

export interface Asked {
  report: Report;
  decision: Decision;
}

interface DecideReportDialogProps extends Asked, DialogProps {
  onDecided: () => void;
}

export function DecideReportDialog(props: DecideReportDialogProps) {
  const { report, decision, onDecided, ...dialog } = props;
  const { label, consequence } = decisionWords[decision];
  return (
    <FormDialog {...dialog} size="sm" title={`${label}?`} description={consequence(report)}>
      <DecideForm
        report={report}
        decision={decision}
        onDecided={onDecided}
        onDone={() => dialog.onOpenChange(false)}
      />
    </FormDialog>
  );
}

function DecideForm({
  report,
  decision,
  onDecided,
  onDone,
}: Asked & { onDecided: () => void; onDone: () => void }) {
  const isSuspension = decision === 'suspend';
  const form = useForm(decideReportBody, {
    initial: { note: '', ...defaultSuspensionEnd },
    toInput: ({ note, ...end }) => ({
      decision,
      note,
      until: isSuspension ? suspensionEnd(end, Date.now()) : null,
    }),
  });
  const decide = useDecideReport(report, {
    onSuccess: () => {
      toast({ title: decisionWords[decision].done });
      onDecided();
      onDone();
    },
    onError: (error) => {
      if (!form.showServerIssues(error)) onDone();
    },
  });
  return (
    <FormDialogBody
      {...form.formProps((body) => decide.mutate(body))}
      isUnsaved={form.isDirty}
      isPending={decide.isPending}
      submitLabel={decisionWords[decision].label}
      isDestructive={isHeavy(decision)}
    >
      <Field
        label="Note"
        hint={describeReaders(decision, report)}
        aside="Optional"
        error={form.issues.note}
      >
        <Textarea rows={3} {...form.inputProps('note')} />
      </Field>
      {isSuspension && <SuspensionEndField form={form} />}
    </FormDialogBody>
  );
}
