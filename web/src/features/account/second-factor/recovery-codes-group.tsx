import { recoveryCodeCount } from '#contract/auth/second-factor-forms.ts';
import { lazyComponent } from '#web/lib/browser/lazy-component.tsx';
import { Button } from '#web/ui/button.tsx';
import { useLazyDialog } from '#web/ui/lazy-dialog.ts';
import { FactorGroup } from './factor-group.tsx';

const RenewRecoveryCodesDialog = lazyComponent(() =>
  import('./renew-recovery-codes-dialog.tsx').then((m) => m.RenewRecoveryCodesDialog),
);

export function RecoveryCodesGroup({ left }: { left: number }) {
  const renew = useLazyDialog(RenewRecoveryCodesDialog);
  return (
    <FactorGroup
      title="Recovery codes"
      description={
        left > 0
          ? `For the day you lose your passkeys or your phone. ${left} of ${recoveryCodeCount} left.`
          : 'None is left. Make new ones, so that a lost phone does not shut you out.'
      }
      action={
        <Button size="sm" {...renew.trigger}>
          Make new codes
        </Button>
      }
    >
      {renew.shouldRender && <RenewRecoveryCodesDialog {...renew.dialog} />}
    </FactorGroup>
  );
}
