import type { SecondFactorStatus } from '#contract/auth/second-factor.ts';
import { lazyComponent } from '#web/lib/browser/lazy-component.tsx';
import { canUsePasskeys } from '#web/lib/browser/passkeys.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { useLazyDialog } from '#web/ui/lazy-dialog.ts';
import { FactorGroup } from './factor-group.tsx';
import { PasskeyRow } from './passkey-row.tsx';

const AddPasskeyDialog = lazyComponent(() =>
  import('./add-passkey-dialog.tsx').then((m) => m.AddPasskeyDialog),
);

export function PasskeyGroup({ status }: { status: SecondFactorStatus }) {
  const { passkeys, supportsPasskeys } = status;
  const isUsable = supportsPasskeys && canUsePasskeys();
  const add = useLazyDialog(AddPasskeyDialog);
  return (
    <FactorGroup
      title="Passkeys"
      description="Sign in with your fingerprint, face or PIN, without a password."
      action={
        isUsable && (
          <Button size="sm" {...add.trigger}>
            Add a passkey
          </Button>
        )
      }
    >
      {!isUsable && (
        <Alert>
          {supportsPasskeys
            ? 'This browser knows no passkeys. Use an authenticator app here.'
            : 'Passkeys need a domain name, and this page is open under an IP address. Use an authenticator app here, or open Callboard under its name.'}
        </Alert>
      )}
      {passkeys.length > 0 && (
        <ul className="divide-y divide-rule">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {add.shouldRender && <AddPasskeyDialog {...add.dialog} />}
    </FactorGroup>
  );
}
