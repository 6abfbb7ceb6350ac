import { LogOut, Pencil, UserCheck, UserX } from 'lucide-react';
import type { AdminUser } from '#contract/admin/contract.ts';
import { lazyComponent } from '#web/lib/browser/lazy-component.tsx';
import { useViewer } from '#web/lib/session/viewer.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useLazyDialog } from '#web/ui/lazy-dialog.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { useEndSessions, useUnsuspend } from './api.ts';

const EditUserDialog = lazyComponent(() =>
  import('./edit-user-dialog.tsx').then((m) => m.EditUserDialog),
);
const SuspendDialog = lazyComponent(() =>
  import('./suspend-dialog.tsx').then((m) => m.SuspendDialog),
);

/** Nobody suspends the protected account or themselves, or signs them out here. */
export function UserActions({ user }: { user: AdminUser }) {
  const viewer = useViewer();
  const edit = useLazyDialog(EditUserDialog);
  const suspend = useLazyDialog(SuspendDialog);
  const name = `${user.firstName} ${user.lastName}`;
  const isOther = !user.isProtected && user.id !== viewer.id;
  return (
    <>
      <Button size="sm" aria-label={`Edit ${name}`} {...edit.trigger}>
        <Pencil aria-hidden="true" /> Edit
      </Button>
      {isOther && !user.isSuspended && (
        <Button size="sm" aria-label={`Suspend ${name}`} {...suspend.trigger}>
          <UserX aria-hidden="true" /> Suspend
        </Button>
      )}
      {isOther && user.isSuspended && <UnsuspendButton user={user} name={name} />}
      {isOther && <SignOutButton user={user} name={name} />}
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

function SignOutButton({ user, name }: { user: AdminUser; name: string }) {
  const endSessions = useEndSessions(user);
  const announce = ({ ended }: { ended: number }) =>
    toast({
      title:
        ended === 0
          ? `${name} was not signed in`
          : `${name} is signed out: ${ended} ${ended === 1 ? 'session' : 'sessions'} ended`,
    });
  return (
    <ConfirmDialog
      title={`Sign ${name} out everywhere?`}
      description={`Every session of ${user.firstName} ends at once, on all devices. ${user.firstName} can sign in again, and is told by mail what to do if somebody else had access.`}
      confirmLabel="Sign out everywhere"
      destructive
      onConfirm={() => endSessions.mutate(undefined, { onSuccess: announce })}
      trigger={
        <Button size="sm" aria-label={`Sign out ${name}`} pending={endSessions.isPending}>
          <LogOut aria-hidden="true" /> Sign out
        </Button>
      }
    />
  );
}
