import { Pencil, UserCheck, UserX } from 'lucide-react';
import type { AdminUser } from '#contract/admin/contract.ts';
import { lazyComponent } from '#web/lib/browser/lazy-component.tsx';
import { useViewer } from '#web/lib/session/viewer.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useLazyDialog } from '#web/ui/lazy-dialog.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { useUnsuspend } from './api.ts';

const EditUserDialog = lazyComponent(() =>
  import('./edit-user-dialog.tsx').then((m) => m.EditUserDialog),
);
const SuspendDialog = lazyComponent(() =>
  import('./suspend-dialog.tsx').then((m) => m.SuspendDialog),
);

/** Nobody suspends the protected account or themselves. */
export function UserActions({ user }: { user: AdminUser }) {
  const viewer = useViewer();
  const edit = useLazyDialog(EditUserDialog);
  const suspend = useLazyDialog(SuspendDialog);
  const name = `${user.firstName} ${user.lastName}`;
  const canSuspend = !user.isProtected && user.id !== viewer.id;
  return (
    <>
      <Button size="sm" aria-label={`Edit ${name}`} {...edit.trigger}>
        <Pencil aria-hidden="true" /> Edit
      </Button>
      {canSuspend && !user.isSuspended && (
        <Button size="sm" aria-label={`Suspend ${name}`} {...suspend.trigger}>
          <UserX aria-hidden="true" /> Suspend
        </Button>
      )}
      {canSuspend && user.isSuspended && <UnsuspendButton user={user} name={name} />}
      {edit.shouldRender && <EditUserDialog user={user} {...edit.dialog} />}
      {suspend.shouldRender && <SuspendDialog user={user} {...suspend.dialog} />}
    </>
  );
}

function UnsuspendButton({ user, name }: { user: AdminUser; name: string }) {
  const unsuspend = useUnsuspend(user, {
    onSuccess: () => toast({ title: 'User unsuspended successfully' }),
  });
  return (
    <ConfirmDialog
      title={`Unsuspend ${name}?`}
      description={`${user.firstName} can sign in again at once, and is told so by mail.`}
      confirmLabel="Unsuspend"
      onConfirm={() => unsuspend.mutate()}
      trigger={
        <Button size="sm" aria-label={`Unsuspend ${name}`} pending={unsuspend.isPending}>
          <UserCheck aria-hidden="true" /> Unsuspend
        </Button>
      }
    />
  );
}
