import { passkeyErrorMessage } from '#web/lib/browser/passkeys.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { PasskeyIcon } from '../../auth/second-step/passkey-icon.tsx';
import { useProveByPasskey } from './api.ts';

export function PasskeyProof() {
  const prove = useProveByPasskey();
  return (
    <div className="grid justify-items-start gap-4">
      {prove.isError && (
        <Alert variant="danger">
          {passkeyErrorMessage(prove.error, 'The passkey did not work. Please try again.')}
        </Alert>
      )}
      <Button
        variant="primary"
        pending={prove.isPending || prove.isSuccess}
        onClick={() => prove.mutate()}
      >
        <PasskeyIcon /> Confirm with a passkey
      </Button>
    </div>
  );
}
