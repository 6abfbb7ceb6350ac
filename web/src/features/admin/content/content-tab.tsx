import { SearchX } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { InfiniteScrollTrigger } from '#web/ui/infinite-scroll-trigger.tsx';
import { ListStates } from '#web/ui/list-states.tsx';
import { SearchBox } from '#web/ui/search-box.tsx';
import { cn } from '#web/ui/styles/cn.ts';

type List = ComponentProps<typeof InfiniteScrollTrigger>['list'] &
  ComponentProps<typeof ListStates>['query'] & { isPlaceholderData: boolean };

interface ContentTabProps<Item> {
  /** What the list holds: "posts". */
  what: string;
  placeholder: string;
  q: string;
  onSearch: (q: string) => void;
  list: List;
  items: Item[];
  /** Beside the search, such as a download. */
  aside?: ReactNode;
  /** How many there are. */
  summary?: ReactNode;
  children: (item: Item) => ReactNode;
}

/** A searched list of the dashboard that scrolls on. */
export function ContentTab<Item extends { id: string }>(props: ContentTabProps<Item>) {
  const { what, placeholder, q, onSearch, list, items, aside, summary, children } = props;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <SearchBox
          label={`Search ${what}`}
          placeholder={placeholder}
          value={q}
          onSearch={onSearch}
        />
        {aside}
      </div>
      {summary && (
        <p role="status" className="font-mono text-sm text-ink-faint">
          {summary}
        </p>
      )}
      <ListStates query={list} what={what} />
      {list.data !== undefined && items.length === 0 && (
        <EmptyState icon={<SearchX />}>
          {q ? `No ${what} found matching “${q}”` : `No ${what} found`}
        </EmptyState>
      )}
      <ul
        aria-label={capitalize(what)}
        aria-busy={list.isPlaceholderData || undefined}
        className={cn('grid gap-3 empty:hidden', list.isPlaceholderData && 'opacity-60')}
      >
        {items.map((item) => (
          <li key={item.id}>{children(item)}</li>
        ))}
      </ul>
      <InfiniteScrollTrigger list={list} />
    </div>
  );
}

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
