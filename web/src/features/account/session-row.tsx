import { MonitorSmartphone } from 'lucide-react';
import type { MySession } from '#contract/auth/contract.ts';
import { formatRelativeTime } from '#web/lib/format/format-relative-time.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Tape } from '#web/ui/tape.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { useEndSession } from './api.ts';

export function SessionRow({ session }: { session: MySession }) {
  const { device, address, lastSeenAt, isCurrent } = session;
  return (
    <li className="flex items-center gap-4 py-4">
      <MonitorSmartphone aria-hidden="true" className="size-5 shrink-0 text-ink-faint" />
      <div className="min-w-0 flex-1">
        <p className="font-medium break-words">{device}</p>
        <p className="font-mono text-xs break-words text-ink-faint">
          {isCurrent ? 'Active now' : `Active ${formatRelativeTime(lastSeenAt)}`} · {address}
        </p>
      </div>
      {isCurrent ? <Tape tone="accent">This device</Tape> : <SignOutDevice session={session} />}
    </li>
  );
}

function SignOutDevice({ session }: { session: MySession }) {
  const endSession = useEndSession(session, {
    onSuccess: () => toast({ title: `${session.device} was signed out` }),
  });
  return (
    <ConfirmDialog
      title={`Sign out ${session.device}?`}
      description="Whoever uses it has to sign in again."
      confirmLabel="Sign out"
      destructive
      onConfirm={() => endSession.mutate()}
      trigger={
        <Button size="sm" aria-label={`Sign out ${session.device}`}>
          Sign out
        </Button>
      }
    />
  );
}
