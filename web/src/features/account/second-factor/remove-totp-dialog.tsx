import type { DialogProps } from '#web/ui/lazy-dialog.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { useRemoveTotp } from './api.ts';
import { ConfirmFactorChange } from './confirm-factor-change.tsx';
import { FactorDialog } from './factor-dialog.tsx';

export function RemoveTotpDialog(dialog: DialogProps) {
  const remove = useRemoveTotp({
    onSuccess: () => {
      dialog.onOpenChange(false);
      toast({ title: 'Authenticator app removed' });
    },
  });
  return (
    <FactorDialog
      {...dialog}
      title="Remove the authenticator app?"
      description="Its codes no longer count. Delete Callboard in the app too."
    >
      <ConfirmFactorChange
        label="Remove app"
        destructive
        isPending={remove.isPending}
        error={remove.error}
        onConfirm={() => remove.mutate()}
      />
    </FactorDialog>
  );
}
