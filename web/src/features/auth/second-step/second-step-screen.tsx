import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { secondFactor } from '#contract/auth/second-factor.ts';
import { paths } from '#contract/paths.ts';
import type { ResponseOf } from '#contract/route.ts';
import { errorMessage } from '#web/lib/api/api-error.ts';
import { canUsePasskeys } from '#web/lib/browser/passkeys.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AuthHeading } from '../auth-heading.tsx';
import { secondStepQueries } from './api.ts';
import { MethodChoice } from './method-choice.tsx';
import { PasskeyStep } from './passkey-step.tsx';
import { RecoveryCodeStep } from './recovery-code-step.tsx';
import { TotpStep } from './totp-step.tsx';

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
      <Button variant="ghost" asChild className="-ml-4 justify-self-start">
        <Link href={`${paths.auth}?mode=login`}>Back to Sign In</Link>
      </Button>
    </div>
  );
}

interface StepsProps {
  available: ResponseOf<typeof secondFactor.secondStep>;
  next: string | undefined;
}

function Steps({ available, next }: StepsProps) {
  const isPasskeyUsable = available.passkey && canUsePasskeys();
  const methods = [
    isPasskeyUsable && { label: 'Use a passkey', form: <PasskeyStep next={next} /> },
    available.totp && { label: 'Use the authenticator app', form: <TotpStep next={next} /> },
    available.recoveryCode && {
      label: 'Use a recovery code',
      form: <RecoveryCodeStep next={next} />,
    },
  ].filter((method) => method !== false);
  if (methods.length === 0) {
    return (
      <Alert variant="danger">
        Nothing that you set up works in this browser. Use the browser that has your passkey, or
        write to the administrators.
      </Alert>
    );
  }
  return (
    <div className="grid gap-4">
      {available.passkey && !isPasskeyUsable && (
        <Alert>Your passkeys do not work under this address or in this browser.</Alert>
      )}
      <MethodChoice methods={methods} />
    </div>
  );
}
