import type { ComponentProps } from 'react';
import { ApiError } from '#web/lib/api/api-error.ts';
import { passkeyErrorMessage } from '#web/lib/browser/passkeys.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { SuspendedPanel } from '../sign-in/suspended-panel.tsx';
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
      {request.error !== null && <RequestError error={request.error} />}
      <Button {...look} pending={request.isPending || request.isSuccess} onClick={onRequest}>
        <PasskeyIcon /> {label}
      </Button>
    </>
  );
}

function RequestError({ error }: { error: unknown }) {
  const message = passkeyErrorMessage(error, 'The passkey did not work. Please try again.');
  return error instanceof ApiError && error.code === 'suspended' ? (
    <SuspendedPanel message={message} />
  ) : (
    <Alert variant="danger">{message}</Alert>
  );
}
