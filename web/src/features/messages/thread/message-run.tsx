import type { Conversation } from '#contract/messages/contract.ts';
import { formatTime } from '#web/lib/format/format-date.ts';
import { useViewer } from '#web/lib/session/viewer.ts';
import { cn } from '#web/ui/styles/cn.ts';
import { bubbleKey } from '../sending/sent-keys.ts';
import type { MessageRun as Run } from './group-messages.ts';
import { MessageBubble } from './message-bubble.tsx';
import { MessageMenu } from './message-menu.tsx';

interface RunProps {
  run: Run;
  conversation: Conversation;
  /** The newest of mine that the other member has read. */
  lastSeenId: string | undefined;
  /** The message that was looked for. */
  foundId: string | undefined;
}

/** Messages of one sender and minute, with the time below. */
export function MessageRun({ run, conversation, lastSeenId, foundId }: RunProps) {
  const viewer = useViewer();
  const isMine = run.senderId === viewer.id;
  const [first] = run.messages;
  const isSeen = run.messages.some(({ id }) => id === lastSeenId);
  return (
    <li className={cn('grid grid-cols-[minmax(0,1fr)] gap-1', isMine && 'justify-items-end')}>
      <span className="sr-only">
        {isMine ? 'You' : (conversation.member?.firstName ?? 'Deleted account')}:
      </span>
      <ol className="grid w-full grid-cols-[minmax(0,1fr)] gap-1">
        {run.messages.map((message) => (
          <li key={bubbleKey(message.id)} data-message={message.id}>
            <MessageBubble
              message={message}
              isMine={isMine}
              className={cn(message.id === foundId && 'border-accent-text bg-accent-wash')}
            >
              <MessageMenu message={message} member={isMine ? null : conversation.member} />
            </MessageBubble>
          </li>
        ))}
      </ol>
      <p className="flex gap-2 px-1 font-mono text-2xs text-ink-faint">
        {first && <time dateTime={first.createdAt}>{formatTime(new Date(first.createdAt))}</time>}
        {isSeen && <span>Seen</span>}
      </p>
    </li>
  );
}
