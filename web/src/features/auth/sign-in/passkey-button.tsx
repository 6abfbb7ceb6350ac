import { canUsePasskeys, passkeyErrorMessage } from '#web/lib/browser/passkeys.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { usePasskeySignIn } from '../second-step/api.ts';
import { PasskeyIcon } from '../second-step/passkey-icon.tsx';
import { redirectAfterSignIn } from './redirect-after-sign-in.ts';
import { usePasskeyAutofill } from './use-passkey-autofill.ts';

/** Renders nothing where the browser knows no passkeys. */
export function PasskeyButton({ next }: { next: string | undefined }) {
  const signIn = usePasskeySignIn();
  usePasskeyAutofill(next);
  if (!canUsePasskeys()) return null;
  return (
    <div className="grid gap-3">
      <Button
        size="lg"
        pending={signIn.isPending || signIn.isSuccess}
        onClick={() => signIn.mutate(undefined, { onSuccess: () => redirectAfterSignIn(next) })}
      >
        <PasskeyIcon /> Sign in with a passkey
      </Button>
      {signIn.isError && (
        <Alert variant="danger">
          {passkeyErrorMessage(signIn.error, 'The passkey did not work. Please try again.')}
        </Alert>
      )}
    </div>
  );
}
