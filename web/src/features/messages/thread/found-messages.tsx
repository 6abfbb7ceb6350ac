import { useInfiniteQuery } from '@tanstack/react-query';
import { ArrowDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import type { Conversation } from '#contract/messages/contract.ts';
import { pathTo } from '#contract/paths.ts';
import { pageItems } from '#web/lib/api/page-items.ts';
import { Button } from '#web/ui/button.tsx';
import { conversationQueries } from '../api.ts';
import { MessageDays } from './message-days.tsx';
import { MessageScroller } from './message-scroller.tsx';
import { MessagesNotLoaded } from './messages-not-loaded.tsx';

interface FoundMessagesProps {
  conversation: Conversation;
  foundId: string;
}

/** The part of a conversation around a message that was looked for. */
export function FoundMessages({ conversation, foundId }: FoundMessagesProps) {
  const list = useInfiniteQuery(conversationQueries.messagesAround(conversation.id, foundId));
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!list.isSuccess) return;
    const found = scroller.current?.querySelector(`[data-message="${CSS.escape(foundId)}"]`);
    found?.scrollIntoView({ block: 'center' });
  }, [foundId, list.isSuccess]);
  if (!list.data) return <MessagesNotLoaded list={list} />;
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <MessageScroller ref={scroller} list={list}>
        <MessageDays
          conversation={conversation}
          newestFirst={pageItems(list.data)}
          foundId={foundId}
        />
      </MessageScroller>
      <Button
        asChild
        variant="solid"
        size="sm"
        className="absolute bottom-3 left-1/2 -translate-x-1/2 rounded-full"
      >
        <Link href={pathTo('conversation', { conversationId: conversation.id })}>
          <ArrowDown aria-hidden="true" /> Newest messages
        </Link>
      </Button>
    </div>
  );
}
