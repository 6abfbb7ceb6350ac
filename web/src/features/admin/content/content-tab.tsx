import type { InfiniteData } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import type { Page } from '#web/lib/api/call.ts';
import { pageItems } from '#web/lib/api/page-items.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { InfiniteScrollTrigger } from '#web/ui/infinite-scroll-trigger.tsx';
import { ListStates } from '#web/ui/list-states.tsx';
import { SearchBox } from '#web/ui/search-box.tsx';
import { cn } from '#web/ui/styles/cn.ts';
import { ListCsvButton, type LoadPage } from '../tables/list-csv-button.tsx';
import type { TableColumn } from '../tables/table-column.ts';

type List<Item> = ComponentProps<typeof InfiniteScrollTrigger>['list'] &
  ComponentProps<typeof ListStates>['query'] & {
    data: InfiniteData<Page<Item>> | undefined;
    isPlaceholderData: boolean;
  };

interface ContentTabProps<Item> {
  /** What the list holds: "posts". */
  what: string;
  placeholder: string;
  q: string;
  onSearch: (q: string) => void;
  list: List<Item>;
  /** Of the file, and the pages that it is made of. */
  columns: TableColumn<Item>[];
  loadPage: LoadPage<Item>;
  /** Beside the search. */
  aside?: ReactNode;
  /** How many there are. */
  summary?: ReactNode;
  children: (item: Item) => ReactNode;
}

/** A searched list of the dashboard that scrolls on, and its file. */
export function ContentTab<Item extends { id: string }>(props: ContentTabProps<Item>) {
  const { what, placeholder, q, onSearch, list, columns, loadPage, aside, summary } = props;
  const items = pageItems(list.data);
  const title = capitalize(what);
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
        <ListCsvButton
          title={title}
          columns={columns}
          loadPage={loadPage}
          disabled={items.length === 0}
        />
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
        aria-label={title}
        aria-busy={list.isPlaceholderData || undefined}
        className={cn('grid gap-3 empty:hidden', list.isPlaceholderData && 'opacity-60')}
      >
        {items.map((item) => (
          <li key={item.id}>{props.children(item)}</li>
        ))}
      </ul>
      <InfiniteScrollTrigger list={list} />
    </div>
  );
}

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
