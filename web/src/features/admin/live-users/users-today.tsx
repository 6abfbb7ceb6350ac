import { useQuery } from '@tanstack/react-query';
import type { UsersToday as Today } from '#contract/presence/contract.ts';
import { formatCount } from '#web/lib/format/format-count.ts';
import { LoadError } from '#web/ui/load-error.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { adminQueries } from '../api.ts';
import { ListSkeleton } from '../list-skeleton.tsx';
import { PersonRow } from '../person-row.tsx';
import { CsvButton } from '../tables/csv-button.tsx';
import type { TableColumn } from '../tables/table-column.ts';

const columns: TableColumn<Today['users'][number]>[] = [
  { label: 'Name', value: ({ user }) => `${user.firstName} ${user.lastName}` },
  { label: 'E-mail', value: ({ user }) => user.email },
  { label: 'Visits', value: ({ visitCount }) => visitCount },
  { label: 'Last active', value: ({ lastActivity }) => lastActivity },
];

export function UsersToday() {
  const { data, error, isPending, refetch } = useQuery(adminQueries.today());
  return (
    <Panel title={data ? `Users today (${formatCount(data.totalUsers)})` : 'Users today'}>
      {isPending && <ListSkeleton label="Loading users today" />}
      {!isPending && !data && (
        <LoadError query={{ error, refetch }} layout="lines">
          Failed to load users today data
        </LoadError>
      )}
      {data?.users.length === 0 && (
        <p className="text-sm text-ink-soft">Nobody has been here today yet.</p>
      )}
      {data && data.users.length > 0 && (
        <ul className="grid gap-x-6 sm:grid-cols-2 xl:grid-cols-3">
          {data.users.map(({ user, lastActivity, visitCount }) => (
            <PersonRow key={user.id} person={user}>
              <span className="block text-sm wrap-anywhere text-ink-soft">{user.email}</span>
              <span className="block font-mono text-2xs text-ink-faint">
                {visitCount === 1 ? '1 visit' : `${formatCount(visitCount)} visits`} · last active{' '}
                <RelativeTime instant={lastActivity} />
              </span>
            </PersonRow>
          ))}
        </ul>
      )}
      {data && data.users.length > 0 && (
        <div>
          <CsvButton title="Users today" columns={columns} rows={data.users} />
        </div>
      )}
    </Panel>
  );
}
