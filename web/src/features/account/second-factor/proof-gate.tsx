import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { SecondFactorStatus } from '#contract/auth/second-factor.ts';
import { canUsePasskeys } from '#web/lib/browser/passkeys.ts';
import { useViewer } from '#web/lib/session/viewer.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { DialogBody } from '#web/ui/dialog.tsx';
import { secondFactorQueries } from './api.ts';
import { PasskeyProof } from './passkey-proof.tsx';
import { PasswordProof } from './password-proof.tsx';
import { TotpProof } from './totp-proof.tsx';

const proofs = {
  passkey: { label: 'Use a passkey', Form: PasskeyProof },
  totp: { label: 'Use the authenticator app', Form: TotpProof },
  password: { label: 'Use the password', Form: PasswordProof },
};

type Method = keyof typeof proofs;

/** Shows its children once the member has proved of late who they are. */
export function ProofGate({ children }: { children: ReactNode }) {
  const { data: status } = useQuery(secondFactorQueries.status());
  if (!status) return null;
  return status.hasFreshProof ? children : <ProofForms status={status} />;
}

function ProofForms({ status }: { status: SecondFactorStatus }) {
  const { hasPassword } = useViewer();
  const available: Record<Method, boolean> = {
    passkey: status.passkeys.length > 0 && status.supportsPasskeys && canUsePasskeys(),
    totp: status.totpSince !== null,
    password: hasPassword,
  };
  const methods = (Object.keys(proofs) as Method[]).filter((method) => available[method]);
  const [chosen, setChosen] = useState<Method | null>(null);
  const method = chosen ?? methods[0];
  if (!method) return <SignInAgain />;
  const { Form } = proofs[method];
  return (
    <DialogBody className="grid gap-5 pb-6">
      <p className="text-sm text-ink-soft">
        First confirm that it is you. It holds for some minutes.
      </p>
      <Form />
      <div className="flex flex-wrap gap-x-5">
        {methods
          .filter((other) => other !== method)
          .map((other) => (
            <Button key={other} variant="link" onClick={() => setChosen(other)}>
              {proofs[other].label}
            </Button>
          ))}
      </div>
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
