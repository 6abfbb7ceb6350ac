import { RecoveryCodeForm } from '../../auth/second-step/recovery-code-form.tsx';
import { useProve } from './api.ts';

export function RecoveryCodeProof() {
  const prove = useProve();
  return (
    <RecoveryCodeForm
      submitLabel="Confirm"
      pending={prove.isPending || prove.isSuccess}
      error={prove.error}
      onSubmit={(code) => prove.mutate({ method: 'recovery-code', code })}
    />
  );
}
