import { passkeyErrorMessage } from '#web/lib/browser/passkeys.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { redirectAfterSignIn } from '../sign-in/redirect-after-sign-in.ts';
import { useFinishWithPasskey } from './api.ts';
import { PasskeyIcon } from './passkey-icon.tsx';

export function PasskeyStep({ next }: { next: string | undefined }) {
  const finish = useFinishWithPasskey();
  return (
    <div className="grid gap-4">
      {finish.isError && (
        <Alert variant="danger">
          {passkeyErrorMessage(finish.error, 'The passkey did not work. Please try again.')}
        </Alert>
      )}
      <Button
        variant="primary"
        size="lg"
        pending={finish.isPending || finish.isSuccess}
        onClick={() => finish.mutate(undefined, { onSuccess: () => redirectAfterSignIn(next) })}
      >
        <PasskeyIcon /> Continue with a passkey
      </Button>
    </div>
  );
}
