import { useQuery } from '@tanstack/react-query';
import { Check, Clock, UserPlus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ConnectionStatus } from '#contract/connections/contract.ts';
import { useViewer } from '#web/lib/session/viewer.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AddNoteButton } from './add-note-button.tsx';
import { connectionQueries } from './api.ts';
import { ConnectionState } from './connection-state.tsx';
import { RequestNote } from './request-note.tsx';
import type { ConnectedPerson } from './show-requested-toast.ts';
import { useConnectionActions } from './use-connection-actions.ts';

interface ConnectButtonProps {
  member: ConnectedPerson;
  /** Beside something else to do next. */
  isQuiet?: boolean;
  /** One of many: its label names the member, and it does not show what they wrote. */
  isInList?: boolean;
  /** What a list already knows; null or nothing where it is to be asked for. */
  known?: ConnectionStatus | null;
}

export function ConnectButton({ member, known, ...look }: ConnectButtonProps) {
  const isOwn = useViewer().id === member.id;
  const { data: connection, isError } = useQuery({
    ...connectionQueries.status(member.id),
    enabled: !isOwn,
    ...(known && { initialData: known }),
  });
  const container = useRef<HTMLDivElement>(null);
  useKeepFocus(container, connection?.status);
  if (isOwn || (isError && !connection)) return null;
  return (
    <div ref={container} className="contents">
      {connection ? (
        <ConnectionControls member={member} connection={connection} {...look} />
      ) : (
        <Skeleton className="h-10 w-28 rounded-md" />
      )}
    </div>
  );
}

function ConnectionControls(props: ConnectButtonProps & { connection: ConnectionStatus }) {
  const { member, connection, isQuiet, isInList } = props;
  const variant = isQuiet ? 'outline' : 'primary';
  const { connect, answer, withdraw } = useConnectionActions(member, connection);
  const { status, role, refusal, note } = connection;
  if (status === 'accepted') {
    return (
      <ConnectionState
        menuLabel={`Your connection with ${member.firstName}`}
        menu={{
          label: 'Remove connection',
          onSelect: () => answer('remove'),
          confirmation: {
            title: `Remove your connection with ${member.firstName}?`,
            description:
              'You both leave each other’s connections and no longer see each other’s e-mail address and phone number. You can connect again later.',
          },
        }}
      >
        <Check aria-hidden="true" /> Connected
      </ConnectionState>
    );
  }
  if (status === 'pending' && role === 'recipient') {
    return (
      <>
        {note && !isInList && (
          <div className="basis-full">
            <RequestNote note={note} firstName={member.firstName} />
          </div>
        )}
        <Button variant={variant} onClick={() => answer('accept')}>
          Accept
        </Button>
        <Button onClick={() => answer('decline')}>Decline</Button>
      </>
    );
  }
  if (status === 'pending') {
    return (
      <ConnectionState
        menuLabel={`Your request to ${member.firstName}`}
        menu={{ label: 'Withdraw request', onSelect: withdraw }}
      >
        <Clock aria-hidden="true" /> Pending
      </ConnectionState>
    );
  }
  if (refusal) return <p className="max-w-64 text-sm text-ink-soft">{refusal}</p>;
  return (
    <>
      <Button
        variant={variant}
        aria-label={isInList ? `Connect with ${member.firstName}` : undefined}
        onClick={connect}
      >
        <UserPlus aria-hidden="true" /> Connect
      </Button>
      <AddNoteButton member={member} />
    </>
  );
}

/** Longer than a closing dialog takes to return the focus. */
const dialogCloseDelay = 100;

/**
 * The pressed button unmounts when the status changes and the focus falls to the body; this moves it to its
 * replacement.
 */
function useKeepFocus(container: React.RefObject<HTMLElement | null>, status: unknown): void {
  const before = useRef(status);
  useEffect(() => {
    const isChange = before.current !== undefined && before.current !== status;
    before.current = status;
    if (!isChange) return;
    const timer = setTimeout(() => {
      if (!document.activeElement?.matches('body, main')) return;
      container.current?.querySelector<HTMLElement>('button:not(:disabled)')?.focus();
    }, dialogCloseDelay);
    return () => clearTimeout(timer);
  }, [container, status]);
}
