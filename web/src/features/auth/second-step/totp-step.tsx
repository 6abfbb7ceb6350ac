import { redirectAfterSignIn } from '../sign-in/redirect-after-sign-in.ts';
import { useFinishSecondStep } from './api.ts';
import { TotpForm } from './totp-form.tsx';

export function TotpStep({ next }: { next: string | undefined }) {
  const finish = useFinishSecondStep();
  return (
    <TotpForm
      submitLabel="Sign In"
      pending={finish.isPending || finish.isSuccess}
      error={finish.error}
      onSubmit={(code) =>
        finish.mutate({ method: 'totp', code }, { onSuccess: () => redirectAfterSignIn(next) })
      }
    />
  );
}
