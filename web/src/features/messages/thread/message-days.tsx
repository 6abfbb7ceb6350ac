import type { Conversation, Message } from '#contract/messages/contract.ts';
import { useViewer } from '#web/lib/session/viewer.ts';
import { bubbleKey } from '../sending/sent-keys.ts';
import { groupMessages } from './group-messages.ts';
import { MessageRun } from './message-run.tsx';

interface MessageDaysProps {
  conversation: Conversation;
  newestFirst: Message[];
  /** The message that was looked for. */
  foundId: string | undefined;
}

export function MessageDays({ conversation, newestFirst, foundId }: MessageDaysProps) {
  const viewer = useViewer();
  const lastSeen = newestFirst.find(
    ({ senderId, createdAt }) => senderId === viewer.id && isSeen(createdAt, conversation.seenAt),
  );
  return groupMessages(newestFirst).map(({ label, runs }) => (
    <section key={label} aria-label={label} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h3 className="text-center font-mono text-2xs tracking-label text-ink-faint uppercase">
        {label}
      </h3>
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {runs.map((run) => (
          <MessageRun
            key={bubbleKey(run.messages[0]?.id ?? '')}
            run={run}
            conversation={conversation}
            lastSeenId={lastSeen?.id}
            foundId={foundId}
          />
        ))}
      </ol>
    </section>
  ));
}

function isSeen(createdAt: string, seenAt: string | null): boolean {
  return seenAt !== null && Date.parse(createdAt) <= Date.parse(seenAt);
}
