import { useEffect } from 'react';
import { errorMessage } from '#web/lib/api/api-error.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { DialogBody } from '#web/ui/dialog.tsx';
import type { DialogProps } from '#web/ui/lazy-dialog.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { TotpForm } from '../../auth/second-step/totp-form.tsx';
import { useBeginTotp, useConfirmTotp } from './api.ts';
import { FactorDialog } from './factor-dialog.tsx';
import { TotpSecret } from './totp-secret.tsx';

export function AddTotpDialog(dialog: DialogProps) {
  const confirm = useConfirmTotp();
  const onOpenChange = (isOpen: boolean) => {
    dialog.onOpenChange(isOpen);
    confirm.reset();
  };
  const submit = (code: string) =>
    confirm.mutate(
      { code },
      {
        onSuccess: ({ recoveryCodes }) => {
          toast({ title: 'Authenticator app added' });
          if (!recoveryCodes) onOpenChange(false);
        },
      },
    );
  return (
    <FactorDialog
      open={dialog.open}
      onOpenChange={onOpenChange}
      title="Set up an authenticator app"
      description="It shows a new code every 30 seconds, also without a connection."
      recoveryCodes={confirm.data?.recoveryCodes}
    >
      <TotpSetUp>
        <TotpForm
          submitLabel="Finish"
          pending={confirm.isPending}
          error={confirm.error}
          onSubmit={submit}
        />
      </TotpSetUp>
    </FactorDialog>
  );
}

/** Asks for a new secret each time the dialog is opened. */
function TotpSetUp({ children }: { children: React.ReactNode }) {
  const { mutate, data, isError, error } = useBeginTotp();
  useEffect(() => mutate(), [mutate]);
  return (
    <DialogBody className="grid gap-6 pb-6">
      {data && <TotpSecret {...data} />}
      {data && children}
      {isError && (
        <div className="grid justify-items-start gap-3">
          <Alert variant="danger">
            {errorMessage(error, { fallback: 'The set-up did not start. Please try again.' })}
          </Alert>
          <Button onClick={() => mutate()}>Try Again</Button>
        </div>
      )}
      {!data && !isError && (
        <div role="status" aria-busy="true" aria-label="Preparing the set-up">
          <Skeleton className="size-44" />
        </div>
      )}
    </DialogBody>
  );
}
