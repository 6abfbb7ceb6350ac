import { TotpForm } from '../../auth/second-step/totp-form.tsx';
import { useProve } from './api.ts';

export function TotpProof() {
  const prove = useProve();
  return (
    <TotpForm
      submitLabel="Confirm"
      pending={prove.isPending || prove.isSuccess}
      error={prove.error}
      onSubmit={(code) => prove.mutate({ method: 'totp', code })}
    />
  );
}
