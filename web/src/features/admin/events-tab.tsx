import { useInfiniteQuery } from '@tanstack/react-query';
import type { AdminEvent } from '#contract/admin/contract.ts';
import { contentPages, contentQueries } from './content/api.ts';
import { ContentTab } from './content/content-tab.tsx';
import { EventEntry } from './content/event-entry.tsx';
import type { TableColumn } from './tables/table-column.ts';
import { useListSearch } from './use-list-search.ts';

const columns: TableColumn<AdminEvent>[] = [
  { label: 'Author', value: ({ author }) => `${author.firstName} ${author.lastName}` },
  { label: 'E-mail', value: ({ author }) => author.email },
  { label: 'Title', value: ({ title }) => title },
  { label: 'Description', value: ({ description }) => description },
  { label: 'Date', value: ({ eventDate }) => eventDate },
  { label: 'Location', value: ({ location }) => location },
  { label: 'Time', value: ({ createdAt }) => createdAt },
];

export function EventsTab() {
  const { q, search } = useListSearch();
  const list = useInfiniteQuery(contentQueries.events(q));
  return (
    <ContentTab
      what="events"
      placeholder="Words of an event"
      q={q}
      onSearch={search}
      list={list}
      columns={columns}
      loadPage={contentPages.events(q)}
    >
      {(event) => <EventEntry event={event} />}
    </ContentTab>
  );
}
