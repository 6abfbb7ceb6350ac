import { lazyComponent } from '#web/lib/browser/lazy-component.tsx';
import { Button } from '#web/ui/button.tsx';
import { useLazyDialog } from '#web/ui/lazy-dialog.ts';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { FactorGroup } from './factor-group.tsx';

const AddTotpDialog = lazyComponent(() =>
  import('./add-totp-dialog.tsx').then((m) => m.AddTotpDialog),
);
const RemoveTotpDialog = lazyComponent(() =>
  import('./remove-totp-dialog.tsx').then((m) => m.RemoveTotpDialog),
);

export function TotpGroup({ since }: { since: string | null }) {
  const add = useLazyDialog(AddTotpDialog);
  const remove = useLazyDialog(RemoveTotpDialog);
  return (
    <FactorGroup
      title="Authenticator app"
      description={
        since ? (
          <>
            Your password and a code of the app. Added <RelativeTime instant={since} />.
          </>
        ) : (
          'After your password, a code from an app on your phone.'
        )
      }
      action={
        since ? (
          <Button size="sm" {...remove.trigger}>
            Remove app
          </Button>
        ) : (
          <Button size="sm" {...add.trigger}>
            Set up an app
          </Button>
        )
      }
    >
      {add.shouldRender && <AddTotpDialog {...add.dialog} />}
      {remove.shouldRender && <RemoveTotpDialog {...remove.dialog} />}
    </FactorGroup>
  );
}
