import type { Graduation } from '#contract/merges/contract.ts';
import { canUsePasskeys } from '#web/lib/browser/passkeys.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { MethodChoice } from '../../auth/second-step/method-choice.tsx';
import { PasskeyRequest } from '../../auth/second-step/passkey-request.tsx';
import { RecoveryCodeForm } from '../../auth/second-step/recovery-code-form.tsx';
import { TotpForm } from '../../auth/second-step/totp-form.tsx';
import { useCancelGraduation, useFinishGraduation, useFinishWithPasskey } from './api.ts';
import { confirmMove } from './confirm-move.ts';

/** The account of the new address proves itself with its own second factor. */
export function GraduationStep({ graduation }: { graduation: Graduation }) {
  const cancel = useCancelGraduation();
  const available = graduation.secondStep;
  const methods = [
    available?.passkey && canUsePasskeys() && { label: 'Use a passkey', form: <PasskeyStep /> },
    available?.totp && { label: 'Use the authenticator app', form: <TotpStep /> },
    available?.recoveryCode && { label: 'Use a recovery code', form: <RecoveryCodeStep /> },
  ].filter((method) => method !== false && method !== undefined);
  return (
    <div className="grid max-w-md gap-5">
      <Alert>
        {graduation.newEmail} has an account with two-step sign-in. Prove that it is yours too: use
        the passkey, the authenticator app or a recovery code of that account, not of this one.
      </Alert>
      {methods.length > 0 ? (
        <MethodChoice methods={methods} />
      ) : (
        <Alert variant="danger">
          Nothing that you set up there works in this browser. Use the browser that has its passkey,
          or write to the administrators.
        </Alert>
      )}
      <Button
        variant="ghost"
        className="justify-self-start"
        pending={cancel.isPending}
        onClick={() => cancel.mutate()}
      >
        Keep my address
      </Button>
    </div>
  );
}

function PasskeyStep() {
  const finish = useFinishWithPasskey({ onSuccess: confirmMove });
  return (
    <PasskeyRequest
      label="Continue with a passkey"
      variant="primary"
      request={finish}
      onRequest={() => finish.mutate()}
    />
  );
}

function TotpStep() {
  const finish = useFinishGraduation({ onSuccess: confirmMove });
  return (
    <TotpForm
      submitLabel="Move my account"
      pending={finish.isPending}
      error={finish.error}
      onSubmit={(code) => finish.mutate({ method: 'totp', code })}
    />
  );
}

function RecoveryCodeStep() {
  const finish = useFinishGraduation({ onSuccess: confirmMove });
  return (
    <RecoveryCodeForm
      submitLabel="Move my account"
      pending={finish.isPending}
      error={finish.error}
      onSubmit={(code) => finish.mutate({ method: 'recovery-code', code })}
    />
  );
}
