import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { paths } from '#contract/paths.ts';
import { errorMessage } from '#web/lib/api/api-error.ts';
import { canUsePasskeys } from '#web/lib/browser/passkeys.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AuthHeading } from '../auth-heading.tsx';
import { secondStepQueries } from './api.ts';
import { PasskeyStep } from './passkey-step.tsx';
import { RecoveryCodeStep } from './recovery-code-step.tsx';
import { TotpStep } from './totp-step.tsx';

const steps = {
  passkey: { label: 'Use a passkey', Step: PasskeyStep },
  totp: { label: 'Use the authenticator app', Step: TotpStep },
  recoveryCode: { label: 'Use a recovery code', Step: RecoveryCodeStep },
};

type Method = keyof typeof steps;

/** After the password, or after Google: one more proof. */
export function SecondStepScreen({ next }: { next: string | undefined }) {
  const methods = useQuery(secondStepQueries.methods());
  return (
    <div className="grid gap-5">
      <AuthHeading title="One more step">
        Your account is protected by two-step sign-in.
      </AuthHeading>
      {methods.isPending && (
        <div role="status" aria-busy="true" aria-label="Loading the second step">
          <Skeleton className="h-24" />
        </div>
      )}
      {methods.isError && (
        <Alert variant="danger">
          {errorMessage(methods.error, { fallback: 'This did not load. Please sign in again.' })}
        </Alert>
      )}
      {methods.data && <Steps available={methods.data} next={next} />}
      <Button variant="ghost" asChild className="justify-self-start">
        <Link href={`${paths.auth}?mode=login`}>Back to Sign In</Link>
      </Button>
    </div>
  );
}

interface StepsProps {
  available: Record<Method, boolean>;
  next: string | undefined;
}

function Steps({ available, next }: StepsProps) {
  const isHidden = (method: Method) => method === 'passkey' && !canUsePasskeys();
  const methods = (Object.keys(steps) as Method[]).filter(
    (method) => available[method] && !isHidden(method),
  );
  const [chosen, setChosen] = useState<Method | null>(null);
  const method = chosen ?? methods[0];
  if (!method) {
    return (
      <Alert variant="danger">
        Nothing that you set up works in this browser. Use the browser that has your passkey, or
        write to the administrators.
      </Alert>
    );
  }
  const { Step } = steps[method];
  return (
    <div className="grid gap-4">
      {available.passkey && isHidden('passkey') && (
        <Alert>Your passkeys do not work under this address or in this browser.</Alert>
      )}
      <Step next={next} />
      <div className="flex flex-wrap gap-x-5">
        {methods
          .filter((other) => other !== method)
          .map((other) => (
            <Button key={other} variant="link" onClick={() => setChosen(other)}>
              {steps[other].label}
            </Button>
          ))}
      </div>
    </div>
  );
}
