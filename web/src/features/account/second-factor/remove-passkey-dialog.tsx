import type { Passkey } from '#contract/auth/second-factor.ts';
import type { DialogProps } from '#web/ui/lazy-dialog.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { useRemovePasskey } from './api.ts';
import { ConfirmFactorChange } from './confirm-factor-change.tsx';
import { FactorDialog } from './factor-dialog.tsx';

interface RemovePasskeyDialogProps extends DialogProps {
  passkey: Passkey;
}

export function RemovePasskeyDialog({ passkey, ...dialog }: RemovePasskeyDialogProps) {
  const remove = useRemovePasskey(passkey, {
    onSuccess: () => toast({ title: 'Passkey removed' }),
  });
  return (
    <FactorDialog
      {...dialog}
      title={`Remove ${passkey.name}?`}
      description="It can no longer sign in. Delete it on the device too."
    >
      <ConfirmFactorChange
        label="Remove passkey"
        destructive
        isPending={remove.isPending}
        error={remove.error}
        onConfirm={() => remove.mutate()}
      />
    </FactorDialog>
  );
}
