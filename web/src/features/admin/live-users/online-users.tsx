import { useQuery } from '@tanstack/react-query';
import { pageTitle } from '#contract/page-titles.ts';
import type { OnlineUser } from '#contract/presence/contract.ts';
import { formatCount } from '#web/lib/format/format-count.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { adminQueries } from '../api.ts';
import { ListSkeleton } from '../list-skeleton.tsx';
import { PersonRow } from '../person-row.tsx';
import { CsvButton } from '../tables/csv-button.tsx';
import type { TableColumn } from '../tables/table-column.ts';

const columns: TableColumn<OnlineUser>[] = [
  { label: 'Name', value: ({ user }) => `${user.firstName} ${user.lastName}` },
  { label: 'Major', value: ({ user }) => user.major },
  { label: 'Class', value: ({ user }) => user.graduationYear },
  { label: 'Page', value: ({ currentPage }) => pageTitle(currentPage) },
  { label: 'Online since', value: ({ onlineSince }) => onlineSince },
  { label: 'Last seen', value: ({ lastSeen }) => lastSeen },
];

export function OnlineUsers() {
  const { data, error, isPending, refetch } = useQuery(adminQueries.online());
  return (
    <Panel title={data?.length ? `Online users (${formatCount(data.length)})` : 'Online users'}>
      {isPending && <ListSkeleton label="Loading online users" />}
      {!isPending && !data && (
        <LoadError query={{ error, refetch }} layout="lines">
          Failed to load online users
        </LoadError>
      )}
      {data?.length === 0 && <EmptyState>No users currently online</EmptyState>}
      {data && data.length > 0 && (
        <ul className="grid gap-x-6 sm:grid-cols-2 xl:grid-cols-3">
          {data.map((online) => (
            <OnlineRow key={online.id} online={online} />
          ))}
        </ul>
      )}
      {data && data.length > 0 && (
        <div>
          <CsvButton title="Online users" columns={columns} rows={data} />
        </div>
      )}
    </Panel>
  );
}

function OnlineRow({
  online: { user, currentPage, onlineSince, lastSeen },
}: {
  online: OnlineUser;
}) {
  const { major, graduationYear } = user;
  return (
    <PersonRow person={user}>
      <span className="block text-sm text-ink-soft">
        {[major, graduationYear && `Class of ${graduationYear}`].filter(Boolean).join(' · ')}
      </span>
      <span className="block text-sm text-ink-soft">On: {pageTitle(currentPage)}</span>
      <span className="block font-mono text-2xs text-ink-faint">
        Last seen <RelativeTime instant={lastSeen} /> · came <RelativeTime instant={onlineSince} />
      </span>
    </PersonRow>
  );
}
