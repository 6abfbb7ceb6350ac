import type { Graduation } from '#contract/merges/contract.ts';
import { graduationCodes } from '#contract/merges/forms.ts';
import { errorMessage } from '#web/lib/api/api-error.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { useViewer } from '#web/lib/session/viewer.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { OtpInput } from '#web/ui/otp-input.tsx';
import { useCancelGraduation, useConfirmGraduation } from './api.ts';
import { confirmMove } from './confirm-move.ts';

/** Both codes of a change of address that waits for them. */
export function GraduationCodes({ graduation }: { graduation: Graduation }) {
  const { email } = useViewer();
  const { values, issues, change, formProps, showServerIssues } = useForm(graduationCodes, {
    initial: { currentCode: '', newCode: '' },
  });
  const confirm = useConfirmGraduation({ onSuccess: confirmMove });
  const cancel = useCancelGraduation();
  const form = formProps((codes) =>
    confirm.mutate(codes, { onError: (error) => void showServerIssues(error) }),
  );
  const hasIssue = issues.currentCode ?? issues.newCode;
  return (
    <form {...form} className="grid max-w-md gap-5">
      <p className="text-sm text-ink-soft">
        Check both mailboxes. If {graduation.newEmail} cannot be used, the mail there says why.
      </p>
      {confirm.isError && !hasIssue && (
        <Alert variant="danger">
          {errorMessage(confirm.error, {
            fallback: 'Your account has not moved. Please try again.',
          })}
        </Alert>
      )}
      <Field label={`Code sent to ${email}`} error={issues.currentCode}>
        <OtpInput
          name="currentCode"
          inputMode="numeric"
          value={values.currentCode}
          onChange={(currentCode) => change({ currentCode })}
        />
      </Field>
      <Field label={`Code sent to ${graduation.newEmail}`} error={issues.newCode}>
        <OtpInput
          name="newCode"
          inputMode="numeric"
          value={values.newCode}
          onChange={(newCode) => change({ newCode })}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" pending={confirm.isPending}>
          Move my account
        </Button>
        <Button variant="ghost" pending={cancel.isPending} onClick={() => cancel.mutate()}>
          Keep my address
        </Button>
      </div>
    </form>
  );
}
