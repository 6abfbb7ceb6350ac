import { useInfiniteQuery } from '@tanstack/react-query';
import type { AdminEvent } from '#contract/admin/contract.ts';
import { pageItems } from '#web/lib/api/page-items.ts';
import { contentPages, contentQueries } from './content/api.ts';
import { ContentTab } from './content/content-tab.tsx';
import { EventEntry } from './content/event-entry.tsx';
import { ListCsvButton } from './tables/list-csv-button.tsx';
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
  const items = pageItems(list.data);
  return (
    <ContentTab
      what="events"
      placeholder="Words of an event"
      q={q}
      onSearch={search}
      list={list}
      items={items}
      aside={
        <ListCsvButton
          title="Events"
          columns={columns}
          loadPage={contentPages.events(q)}
          disabled={items.length === 0}
        />
      }
    >
      {(event) => <EventEntry event={event} />}
    </ContentTab>
  );
}
