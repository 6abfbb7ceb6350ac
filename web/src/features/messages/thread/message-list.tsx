import { useInfiniteQuery } from '@tanstack/react-query';
import { ArrowDown } from 'lucide-react';
import type { Conversation } from '#contract/messages/contract.ts';
import { errorMessage } from '#web/lib/api/api-error.ts';
import { pageItems } from '#web/lib/api/page-items.ts';
import { useViewer } from '#web/lib/session/viewer.ts';
import { Button } from '#web/ui/button.tsx';
import { InfiniteScrollTrigger } from '#web/ui/infinite-scroll-trigger.tsx';
import { conversationQueries } from '../api.ts';
import { LoadError } from '../load-error.tsx';
import { bubbleKey } from '../sending/sent-keys.ts';
import { useOutbox } from '../sending/use-outbox.ts';
import { groupMessages } from './group-messages.ts';
import { MessageRun } from './message-run.tsx';
import { NewMessageAnnouncer } from './new-message-announcer.tsx';
import { OutgoingBubble } from './outgoing-bubble.tsx';
import { ThreadSkeleton } from './thread-skeleton.tsx';
import { TypingIndicator } from './typing-indicator.tsx';
import { useChatScroll } from './use-chat-scroll.ts';
import { useMarkReadWhileShown } from './use-mark-read-while-shown.ts';

export function MessageList({ conversation }: { conversation: Conversation }) {
  const { id, member } = conversation;
  const viewer = useViewer();
  const list = useInfiniteQuery(conversationQueries.messages(id));
  const newestFirst = pageItems(list.data);
  const [newest] = newestFirst;
  const outbox = useOutbox(id, newestFirst);
  const lastOutgoing = outbox.at(-1)?.outgoing.key;
  const newestKey = lastOutgoing ?? (newest && bubbleKey(newest.id));
  const { ref, isAtEnd, hasNewer, onScroll, scrollToEnd } = useChatScroll(
    newestKey
      ? { key: newestKey, isMine: Boolean(lastOutgoing) || newest?.senderId === viewer.id }
      : null,
  );
  useMarkReadWhileShown(conversation, newest?.id, isAtEnd);

  if (list.isPending) return <ThreadSkeleton />;
  if (list.isError && !list.data)
    return (
      <LoadError onRetry={() => void list.refetch()}>
        {errorMessage(list.error, { fallback: 'The messages did not load. Please try again.' })}
      </LoadError>
    );
  const lastSeen = newestFirst.find(
    ({ senderId, createdAt }) => senderId === viewer.id && isSeen(createdAt, conversation.seenAt),
  );
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div
        ref={ref}
        role="region"
        aria-label="Messages"
        tabIndex={0}
        className="flex min-h-0 flex-1 flex-col-reverse overflow-y-auto overscroll-contain px-4 [overflow-anchor:none] focus-visible:-outline-offset-2 md:px-6"
        onScroll={onScroll}
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 py-4">
          <InfiniteScrollTrigger list={list} />
          {groupMessages(newestFirst).map(({ label, runs }) => (
            <section
              key={label}
              aria-label={label}
              className="grid grid-cols-[minmax(0,1fr)] gap-4"
            >
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
                  />
                ))}
              </ol>
            </section>
          ))}
          <ol
            aria-label="Not sent yet"
            className="grid grid-cols-[minmax(0,1fr)] gap-3 empty:hidden"
          >
            {outbox.map((one) => (
              <OutgoingBubble key={one.outgoing.key} conversationId={id} {...one} />
            ))}
          </ol>
          <TypingIndicator conversation={conversation} newestId={newest?.id} />
        </div>
      </div>
      {hasNewer && (
        <Button
          variant="solid"
          size="sm"
          className="absolute bottom-3 left-1/2 -translate-x-1/2 rounded-full active:translate-y-0"
          onClick={scrollToEnd}
        >
          <ArrowDown aria-hidden="true" /> New message
        </Button>
      )}
      <NewMessageAnnouncer newest={newest} member={member} />
    </div>
  );
}

function isSeen(createdAt: string, seenAt: string | null): boolean {
  return seenAt !== null && Date.parse(createdAt) <= Date.parse(seenAt);
}
