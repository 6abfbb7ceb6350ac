import { useInfiniteQuery } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { Link } from 'wouter';
import { paths } from '#contract/paths.ts';
import { pageItems } from '#web/lib/api/page-items.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { InfiniteScrollTrigger } from '#web/ui/infinite-scroll-trigger.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { conversationQueries } from '../api.ts';
import { ConversationRow } from './conversation-row.tsx';
import { RowsSkeleton } from './rows-skeleton.tsx';

export function ConversationList({ openId }: { openId: string | undefined }) {
  const list = useInfiniteQuery(conversationQueries.list());
  const { data: requests } = useInfiniteQuery(conversationQueries.requests());
  if (list.isPending) return <RowsSkeleton label="Loading conversations" />;
  if (list.isError && !list.data)
    return (
      <LoadError
        query={list}
        layout="centered"
        fallback="Your messages did not load. Please try again."
      />
    );
  const conversations = pageItems(list.data);
  if (conversations.length === 0 && pageItems(requests).length === 0) return <Empty />;
  return (
    <>
      <ul aria-label="Conversations" className="divide-y divide-rule">
        {conversations.map((conversation) => (
          <ConversationRow
            key={conversation.id}
            conversation={conversation}
            isOpen={conversation.id === openId}
          />
        ))}
      </ul>
      <InfiniteScrollTrigger list={list} />
    </>
  );
}

function Empty() {
  return (
    <div className="p-4">
      <EmptyState
        icon={<MessageCircle />}
        action={
          <Button variant="primary" asChild>
            <Link href={paths.discover}>Find people</Link>
          </Button>
        }
      >
        No conversation yet. Find someone whose work you like, and tell them.
      </EmptyState>
    </div>
  );
}
