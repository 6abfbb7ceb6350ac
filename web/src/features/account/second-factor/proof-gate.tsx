import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { SecondFactorStatus } from '#contract/auth/second-factor.ts';
import { canUsePasskeys } from '#web/lib/browser/passkeys.ts';
import { useViewer } from '#web/lib/session/viewer.ts';
import { Alert } from '#web/ui/alert.tsx';
import { DialogBody } from '#web/ui/dialog.tsx';
import { MethodChoice } from '../../auth/second-step/method-choice.tsx';
import { secondFactorQueries } from './api.ts';
import { PasskeyProof } from './passkey-proof.tsx';
import { PasswordProof } from './password-proof.tsx';
import { RecoveryCodeProof } from './recovery-code-proof.tsx';
import { TotpProof } from './totp-proof.tsx';

interface ProofGateProps {
  /** The sign-in alone is no proof. */
  isRepeated?: boolean | undefined;
  children: ReactNode;
}

/** Shows its children once the member has proved of late who they are. */
export function ProofGate({ isRepeated = false, children }: ProofGateProps) {
  const { data: status } = useQuery(secondFactorQueries.status());
  if (!status) return null;
  const isProved = isRepeated ? status.hasRepeatedProof : status.hasFreshProof;
  return isProved ? children : <ProofForms status={status} />;
}

function ProofForms({ status }: { status: SecondFactorStatus }) {
  const { hasPassword } = useViewer();
  const hasFactor = status.passkeys.length > 0 || status.totpSince !== null;
  const isPasskeyUsable = status.passkeys.length > 0 && status.supportsPasskeys && canUsePasskeys();
  const methods = [
    isPasskeyUsable && { label: 'Use a passkey', form: <PasskeyProof /> },
    status.totpSince !== null && { label: 'Use the authenticator app', form: <TotpProof /> },
    status.recoveryCodesLeft > 0 && { label: 'Use a recovery code', form: <RecoveryCodeProof /> },
    !hasFactor && hasPassword && { label: 'Use the password', form: <PasswordProof /> },
  ].filter((method) => method !== false);
  if (methods.length === 0) return <SignInAgain />;
  return (
    <DialogBody className="grid gap-5 pb-6">
      <p className="text-sm text-ink-soft">
        First confirm that it is you. It holds for some minutes.
      </p>
      <MethodChoice methods={methods} />
    </DialogBody>
  );
}

/** For a member who has only Google. */
function SignInAgain() {
  return (
    <DialogBody className="grid justify-items-start gap-4 pb-6">
      <Alert>
        You signed in some time ago, and you have no password. Sign out, sign in with Google again,
        and come back here within some minutes.
      </Alert>
    </DialogBody>
  );
}
