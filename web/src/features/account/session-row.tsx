import { MonitorSmartphone } from 'lucide-react';
import type { MySession } from '#contract/auth/contract.ts';
import { errorMessage } from '#web/lib/api/api-error.ts';
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
  const endSession = useEndSession();
  // The row unmounts optimistically, and React Query drops the callbacks of mutate() on unmount: the toast would
  // never show.
  const signOut = () =>
    endSession.mutateAsync(session).then(
      () => toast({ title: `${session.device} was signed out` }),
      (error: unknown) =>
        toast({
          title: 'This device is still signed in',
          description: errorMessage(error, { fallback: 'Sign-out failed. Please try again.' }),
          variant: 'destructive',
        }),
    );
  return (
    <ConfirmDialog
      title={`Sign out ${session.device}?`}
      description="Whoever uses it has to sign in again."
      confirmLabel="Sign out"
      destructive
      onConfirm={() => void signOut()}
      trigger={
        <Button size="sm" aria-label={`Sign out ${session.device}`}>
          Sign out
        </Button>
      }
    />
  );
}
