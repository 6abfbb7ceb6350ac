import { redirectAfterSignIn } from '../sign-in/redirect-after-sign-in.ts';
import { useFinishSecondStep } from './api.ts';
import { RecoveryCodeForm } from './recovery-code-form.tsx';

export function RecoveryCodeStep({ next }: { next: string | undefined }) {
  const finish = useFinishSecondStep();
  return (
    <RecoveryCodeForm
      submitLabel="Sign In"
      pending={finish.isPending || finish.isSuccess}
      error={finish.error}
      onSubmit={(code) =>
        finish.mutate(
          { method: 'recovery-code', code },
          { onSuccess: () => redirectAfterSignIn(next) },
        )
      }
    />
  );
}
