import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import type { Page } from '#web/lib/api/call.ts';
import { pageItems } from '#web/lib/api/page-items.ts';
import { Button } from '#web/ui/button.tsx';
import { ListStates } from '#web/ui/list-states.tsx';

interface ItemSectionProps<Item> {
  title: string;
  /** What the list holds: "open calls". */
  what: string;
  list: UseInfiniteQueryResult<InfiniteData<Page<Item>>>;
  /** One sentence where there is nothing. */
  empty: string;
  /** For whoever may post here. */
  action: ReactNode;
  children: (item: Item) => ReactNode;
}

/** One kind of what was posted under a project, whose cards need not name it again. */
export function ItemSection<Item extends { id: string }>(props: ItemSectionProps<Item>) {
  const { title, what, list, empty, action, children } = props;
  const titleId = useId();
  const items = pageItems(list.data);
  const isEmpty = list.data && items.length === 0;
  return (
    <section
      aria-labelledby={titleId}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 [&_[data-slot=project-tag]]:hidden"
    >
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-2">
        <h2 id={titleId} className="font-display text-xl">
          {title}
        </h2>
        {!isEmpty && action}
      </div>
      <ListStates query={list} what={what} />
      {isEmpty && (
        <div className="grid justify-items-start gap-3 rounded-sm border border-dashed border-rule-strong p-4">
          <p className="text-ink-soft">{empty}</p>
          {action}
        </div>
      )}
      {items.length > 0 && (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-7 pt-3">
          {items.map((item) => (
            <li key={item.id}>{children(item)}</li>
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <Button
          className="justify-self-start"
          pending={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </section>
  );
}
