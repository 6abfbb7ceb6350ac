import type { ComponentProps } from 'react';
import { asksForMore } from '#web/lib/api/api-error.ts';
import { passkeyErrorMessage } from '#web/lib/browser/passkeys.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { PasskeyIcon } from './passkey-icon.tsx';

interface PasskeyRequestProps extends Pick<ComponentProps<typeof Button>, 'size' | 'variant'> {
  label: string;
  /** Asks the browser for a passkey and sends it. */
  request: { isPending: boolean; isSuccess: boolean; error: unknown };
  onRequest: () => void;
}

/** A button that asks for a passkey, and why none was taken. */
export function PasskeyRequest({ label, request, onRequest, ...look }: PasskeyRequestProps) {
  return (
    <>
      {request.error !== null && !asksForMore(request.error) && (
        <RequestError error={request.error} />
      )}
      <Button {...look} pending={request.isPending || request.isSuccess} onClick={onRequest}>
        <PasskeyIcon /> {label}
      </Button>
    </>
  );
}

function RequestError({ error }: { error: unknown }) {
  return (
    <Alert variant="danger">
      {passkeyErrorMessage(error, 'The passkey did not work. Please try again.')}
    </Alert>
  );
}
