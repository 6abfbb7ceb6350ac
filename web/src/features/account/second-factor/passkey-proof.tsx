import { PasskeyRequest } from '../../auth/second-step/passkey-request.tsx';
import { useProveByPasskey } from './api.ts';

export function PasskeyProof() {
  const prove = useProveByPasskey();
  return (
    <div className="grid justify-items-start gap-4">
      <PasskeyRequest
        label="Confirm with a passkey"
        variant="primary"
        request={prove}
        onRequest={() => prove.mutate()}
      />
    </div>
  );
}
