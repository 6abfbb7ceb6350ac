import { canUsePasskeys } from '#web/lib/browser/passkeys.ts';
import { usePasskeySignIn } from '../second-step/api.ts';
import { PasskeyRequest } from '../second-step/passkey-request.tsx';
import { redirectAfterSignIn } from './redirect-after-sign-in.ts';
import { usePasskeyAutofill } from './use-passkey-autofill.ts';

/** Renders nothing where the browser knows no passkeys. */
export function PasskeyButton({ next }: { next: string | undefined }) {
  const signIn = usePasskeySignIn();
  usePasskeyAutofill(next);
  if (!canUsePasskeys()) return null;
  return (
    <div className="grid gap-3">
      <PasskeyRequest
        label="Sign in with a passkey"
        size="lg"
        request={signIn}
        onRequest={() => signIn.mutate(undefined, { onSuccess: () => redirectAfterSignIn(next) })}
      />
    </div>
  );
}
