import { useEffect, useState } from 'react';
import { SearchBox } from '#web/ui/search-box.tsx';
import { ConversationList } from './conversation-list.tsx';
import { MessageSearch } from './message-search.tsx';
import { RequestGroup } from './request-group.tsx';

interface InboxProps {
  openId: string | undefined;
  /** The conversation that was left for this list: it gets the focus. */
  leftId: string | undefined;
  /** The found message that is shown. */
  foundId: string | undefined;
}

export function Inbox({ openId, leftId, foundId }: InboxProps) {
  const [query, setQuery] = useState('');
  useEffect(() => {
    if (!leftId) return;
    document.querySelector<HTMLElement>(`a[data-conversation="${leftId}"]`)?.focus();
  }, [leftId]);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <header className="grid gap-3 border-b border-rule px-4 pt-4 pb-3">
        <h1 className="font-display text-2xl">Messages</h1>
        <SearchBox
          label="Search your messages"
          placeholder="Search your messages"
          value={query}
          onSearch={(text) => setQuery(text.trim())}
        />
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain max-md:pb-[calc(4rem+env(safe-area-inset-bottom))]">
        {query ? (
          <MessageSearch query={query} foundId={foundId} />
        ) : (
          <>
            <RequestGroup openId={openId} />
            <ConversationList openId={openId} />
          </>
        )}
      </div>
    </div>
  );
}
