import { KeyRound } from 'lucide-react';
import type { LinkedIdentity } from '#contract/auth/contract.ts';
import { useViewer } from '#web/lib/session/viewer.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { useUnlinkIdentity } from './api.ts';

export function IdentityRow({ identity }: { identity: LinkedIdentity }) {
  const { hasPassword } = useViewer();
  return (
    <li className="flex items-center gap-4 py-4">
      <KeyRound aria-hidden="true" className="size-5 shrink-0 text-ink-faint" />
      <div className="min-w-0 flex-1">
        <p className="font-medium break-words">{identity.email || 'A Google account'}</p>
        <p className="font-mono text-xs text-ink-faint">
          Linked <RelativeTime instant={identity.createdAt} />
        </p>
        {!hasPassword && (
          <p className="pt-1 text-sm text-ink-soft">
            Your only way to sign in. To remove it, set a password first, above.
          </p>
        )}
      </div>
      {hasPassword && <UnlinkButton identity={identity} />}
    </li>
  );
}

function UnlinkButton({ identity }: { identity: LinkedIdentity }) {
  const name = identity.email || 'this Google account';
  const unlink = useUnlinkIdentity(identity, {
    onSuccess: () => toast({ title: 'Google sign-in was removed' }),
  });
  return (
    <ConfirmDialog
      title={`Remove ${name}?`}
      description="It can no longer sign in as you. You sign in with your password. Signing in with Google again links it again, and we mail you then."
      confirmLabel="Remove"
      destructive
      onConfirm={() => unlink.mutate()}
      trigger={
        <Button size="sm" aria-label={`Remove ${name}`}>
          Remove
        </Button>
      }
    />
  );
}
