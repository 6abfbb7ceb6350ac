import { useInfiniteQuery } from '@tanstack/react-query';
import { ArrowDown } from 'lucide-react';
import type { Conversation } from '#contract/messages/contract.ts';
import { pageItems } from '#web/lib/api/page-items.ts';
import { useViewer } from '#web/lib/session/viewer.ts';
import { Button } from '#web/ui/button.tsx';
import { conversationQueries } from '../api.ts';
import { bubbleKey } from '../sending/sent-keys.ts';
import { useOutbox } from '../sending/use-outbox.ts';
import { MessageDays } from './message-days.tsx';
import { MessageScroller } from './message-scroller.tsx';
import { MessagesNotLoaded } from './messages-not-loaded.tsx';
import { NewMessageAnnouncer } from './new-message-announcer.tsx';
import { OutgoingBubble } from './outgoing-bubble.tsx';
import { TypingIndicator } from './typing-indicator.tsx';
import { useChatScroll } from './use-chat-scroll.ts';
import { useMarkReadWhileShown } from './use-mark-read-while-shown.ts';

/** A conversation from its newest message on. */
export function MessageList({ conversation }: { conversation: Conversation }) {
  const { id, member } = conversation;
  const viewer = useViewer();
  const list = useInfiniteQuery(conversationQueries.messages(id));
  const newestFirst = pageItems(list.data);
  const [newest] = newestFirst;
  const outbox = useOutbox(id, newestFirst);
  const lastOutgoing = outbox.at(-1)?.outgoing.key;
  const newestKey = lastOutgoing ?? (newest && bubbleKey(newest.id));
  const isMine = lastOutgoing !== undefined || newest?.senderId === viewer.id;
  const { ref, isAtEnd, hasNewer, onScroll, scrollToEnd } = useChatScroll(
    newestKey ? { key: newestKey, isMine } : null,
  );
  useMarkReadWhileShown(conversation, newest?.id, isAtEnd);
  if (!list.data) return <MessagesNotLoaded list={list} />;
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <MessageScroller ref={ref} list={list} onScroll={onScroll}>
        <MessageDays conversation={conversation} newestFirst={newestFirst} foundId={undefined} />
        <ol aria-label="Not sent yet" className="grid grid-cols-[minmax(0,1fr)] gap-3 empty:hidden">
          {outbox.map((one) => (
            <OutgoingBubble key={one.outgoing.key} conversationId={id} {...one} />
          ))}
        </ol>
        <TypingIndicator conversation={conversation} newestId={newest?.id} />
      </MessageScroller>
      {hasNewer && (
        <Button
          variant="solid"
          size="sm"
          className="absolute bottom-3 left-1/2 -translate-x-1/2 rounded-full"
          onClick={scrollToEnd}
        >
          <ArrowDown aria-hidden="true" /> New message
        </Button>
      )}
      <NewMessageAnnouncer newest={newest} member={member} />
    </div>
  );
}
