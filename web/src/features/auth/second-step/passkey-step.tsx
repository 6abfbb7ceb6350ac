import { redirectAfterSignIn } from '../sign-in/redirect-after-sign-in.ts';
import { useFinishWithPasskey } from './api.ts';
import { PasskeyRequest } from './passkey-request.tsx';

export function PasskeyStep({ next }: { next: string | undefined }) {
  const finish = useFinishWithPasskey();
  return (
    <div className="grid gap-4">
      <PasskeyRequest
        label="Continue with a passkey"
        variant="primary"
        size="lg"
        request={finish}
        onRequest={() => finish.mutate(undefined, { onSuccess: () => redirectAfterSignIn(next) })}
      />
    </div>
  );
}
