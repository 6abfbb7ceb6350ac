import { useState } from 'react';
import type { Graduation } from '#contract/merges/contract.ts';
import { errorMessage } from '#web/lib/api/api-error.ts';
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
  const [codes, setCodes] = useState({ currentCode: '', newCode: '' });
  const confirm = useConfirmGraduation({ onSuccess: confirmMove });
  const cancel = useCancelGraduation();
  return (
    <form
      className="grid max-w-md gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        confirm.mutate(codes);
      }}
    >
      <p className="text-sm text-ink-soft">
        Check both mailboxes. If {graduation.newEmail} cannot be used, the mail there says why.
      </p>
      {confirm.isError && (
        <Alert variant="danger">
          {errorMessage(confirm.error, {
            fallback: 'Your account has not moved. Please try again.',
          })}
        </Alert>
      )}
      <Field label={`Code sent to ${email}`}>
        <OtpInput
          inputMode="numeric"
          value={codes.currentCode}
          onChange={(currentCode) => setCodes({ ...codes, currentCode })}
        />
      </Field>
      <Field label={`Code sent to ${graduation.newEmail}`}>
        <OtpInput
          inputMode="numeric"
          value={codes.newCode}
          onChange={(newCode) => setCodes({ ...codes, newCode })}
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
