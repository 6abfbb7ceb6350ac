import type { DialogProps } from '#web/ui/lazy-dialog.ts';
import { useRenewRecoveryCodes } from './api.ts';
import { ConfirmFactorChange } from './confirm-factor-change.tsx';
import { FactorDialog } from './factor-dialog.tsx';

export function RenewRecoveryCodesDialog(dialog: DialogProps) {
  const renew = useRenewRecoveryCodes();
  const onOpenChange = (isOpen: boolean) => {
    dialog.onOpenChange(isOpen);
    renew.reset();
  };
  return (
    <FactorDialog
      open={dialog.open}
      onOpenChange={onOpenChange}
      title="Make new recovery codes?"
      description="The codes that you have now stop working."
      recoveryCodes={renew.data?.recoveryCodes}
    >
      <ConfirmFactorChange
        label="Make new codes"
        isPending={renew.isPending}
        error={renew.error}
        onConfirm={() => renew.mutate()}
      />
    </FactorDialog>
  );
}
