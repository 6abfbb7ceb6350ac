import type { SecondFactorStatus } from '#contract/auth/second-factor.ts';
import { canUsePasskeys } from '#web/lib/browser/passkeys.ts';
import { useViewer } from '#web/lib/session/viewer.ts';
import { Alert } from '#web/ui/alert.tsx';
import { MethodChoice } from '../../auth/second-step/method-choice.tsx';
import { PasskeyProof } from './passkey-proof.tsx';
import { PasswordProof } from './password-proof.tsx';
import { RecoveryCodeProof } from './recovery-code-proof.tsx';
import { TotpProof } from './totp-proof.tsx';

interface ProofFormsProps {
  status: SecondFactorStatus;
  hint?: string;
}

/** Every way in which the member can prove, here and now, who they are. */
export function ProofForms({ status, hint }: ProofFormsProps) {
  const { hasPassword } = useViewer();
  const hasFactor = status.passkeys.length > 0 || status.totpSince !== null;
  const isPasskeyUsable = status.passkeys.length > 0 && status.supportsPasskeys && canUsePasskeys();
  const methods = [
    isPasskeyUsable && { label: 'Use a passkey', form: <PasskeyProof /> },
    status.totpSince !== null && { label: 'Use the authenticator app', form: <TotpProof /> },
    status.recoveryCodesLeft > 0 && { label: 'Use a recovery code', form: <RecoveryCodeProof /> },
    !hasFactor && hasPassword && { label: 'Use the password', form: <PasswordProof /> },
  ].filter((method) => method !== false);
  if (methods.length === 0) return hasFactor ? <OtherBrowser /> : <SignInAgain />;
  return (
    <>
      {hint && <p className="text-sm text-ink-soft">{hint}</p>}
      <MethodChoice methods={methods} />
    </>
  );
}

/** For a member whose only factor is a passkey that cannot be asked for here, and who has used up the recovery codes. */
function OtherBrowser() {
  return (
    <Alert variant="danger">
      Your passkey does not work in this browser. Use the browser that has it, or write to the
      administrators.
    </Alert>
  );
}

/** For a member who has only Google. */
function SignInAgain() {
  return (
    <Alert>
      You signed in some time ago, and you have no password. Sign out, sign in with Google again,
      and come back here within some minutes.
    </Alert>
  );
}
