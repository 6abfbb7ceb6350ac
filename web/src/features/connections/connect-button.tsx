import { useQuery } from '@tanstack/react-query';
import { Check, Clock, UserPlus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ConnectionStatus } from '#contract/connections/contract.ts';
import { useViewer } from '#web/lib/viewer.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { connectionQueries } from './api.ts';
import { TieState } from './tie-state.tsx';
import { type ConnectedPerson, useTieActions } from './use-tie-actions.ts';

/** Ask, wait, answer, or be connected: whichever is true between the viewer and a member. */
export function ConnectButton({ member }: { member: ConnectedPerson }) {
  const isOwn = useViewer().id === member.id;
  const { data: tie, isError } = useQuery({
    ...connectionQueries.status(member.id),
    enabled: !isOwn,
  });
  const place = useRef<HTMLDivElement>(null);
  useKeepFocus(place, tie?.status);
  if (isOwn || isError) return null;
  return (
    <div ref={place} className="flex flex-wrap items-center gap-2">
      {tie ? <Tie member={member} tie={tie} /> : <Skeleton className="h-10 w-28 rounded-md" />}
    </div>
  );
}

function Tie({ member, tie }: { member: ConnectedPerson; tie: ConnectionStatus }) {
  const { connect, answer, withdraw } = useTieActions(member, tie);
  const { status, role, refusal } = tie;
  if (status === 'accepted') {
    return (
      <TieState
        menuLabel={`Your connection with ${member.firstName}`}
        menu={{
          label: 'Remove connection',
          onAct: () => answer('remove'),
          question: {
            title: `Remove your connection with ${member.firstName}?`,
            description:
              'You both leave each other’s connections and no longer see each other’s phone number. You can connect again later.',
          },
        }}
      >
        <Check aria-hidden="true" /> Connected
      </TieState>
    );
  }
  if (status === 'pending' && role === 'recipient') {
    return (
      <>
        <Button variant="primary" onClick={() => answer('accept')}>
          Accept
        </Button>
        <Button onClick={() => answer('decline')}>Decline</Button>
      </>
    );
  }
  if (status === 'pending') {
    return (
      <TieState
        menuLabel={`Your request to ${member.firstName}`}
        menu={{ label: 'Withdraw request', onAct: withdraw }}
      >
        <Clock aria-hidden="true" /> Pending
      </TieState>
    );
  }
  if (refusal) return <p className="max-w-64 text-sm text-ink-soft">{refusal}</p>;
  return (
    <Button variant="primary" onClick={connect}>
      <UserPlus aria-hidden="true" /> Connect
    </Button>
  );
}

/** A dialog that closes gives the focus back a moment later. */
const afterDialogs = 100;

/** The pressed button goes when the state changes; what comes in its place takes the focus over. */
function useKeepFocus(place: React.RefObject<HTMLElement | null>, status: unknown): void {
  const before = useRef(status);
  useEffect(() => {
    const isChange = before.current !== undefined && before.current !== status;
    before.current = status;
    if (!isChange) return;
    const timer = setTimeout(() => {
      if (!document.activeElement?.matches('body, main')) return;
      place.current?.querySelector<HTMLElement>('button:not(:disabled)')?.focus();
    }, afterDialogs);
    return () => clearTimeout(timer);
  }, [place, status]);
}
