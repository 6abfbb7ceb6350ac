import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pageItems } from '#web/lib/api/page-items.ts';
import { Button } from '#web/ui/button.tsx';
import { InfiniteScrollTrigger } from '#web/ui/infinite-scroll-trigger.tsx';
import { conversationQueries } from '../api.ts';
import { ConversationRow } from './conversation-row.tsx';

const shownAtFirst = 3;

/** Those who ask to write, above the conversations; nothing where nobody does. */
export function RequestGroup({ openId }: { openId: string | undefined }) {
  const list = useInfiniteQuery(conversationQueries.requests());
  const [isOpen, setOpen] = useState(false);
  const requests = pageItems(list.data);
  if (requests.length === 0) return null;
  const count = `${requests.length}${list.hasNextPage ? '+' : ''}`;
  const shown = isOpen ? requests : requests.slice(0, shownAtFirst);
  return (
    <section
      aria-labelledby="message-requests"
      className="border-b-2 border-rule bg-accent-wash/40"
    >
      <h2
        id="message-requests"
        className="px-4 pt-3 font-mono text-2xs tracking-label text-ink-soft uppercase"
      >
        {count} {requests.length === 1 ? 'request' : 'requests'}
      </h2>
      <ul className="divide-y divide-rule">
        {shown.map((conversation) => (
          <ConversationRow
            key={conversation.id}
            conversation={conversation}
            isOpen={conversation.id === openId}
          />
        ))}
      </ul>
      {shown.length < requests.length && (
        <Button variant="ghost" className="w-full" onClick={() => setOpen(true)}>
          Show all requests
        </Button>
      )}
      {isOpen && <InfiniteScrollTrigger list={list} />}
    </section>
  );
}
