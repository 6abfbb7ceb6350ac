import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import type { AdminUser } from '#contract/admin/contract.ts';
import { useSearchParams } from '#web/lib/browser/search-params.ts';
import { formatBoundedCount } from '#web/lib/format/format-count.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { ContentTab } from './content/content-tab.tsx';
import type { TableColumn } from './tables/table-column.ts';
import { useListSearch } from './use-list-search.ts';
import { type UserFilters, userPages, userQueries } from './users/api.ts';
import { UserCard } from './users/user-card.tsx';

const columns: TableColumn<AdminUser>[] = [
  { label: 'Name', value: ({ firstName, lastName }) => `${firstName} ${lastName}` },
  { label: 'E-mail', value: ({ email }) => email },
  { label: 'School', value: ({ school }) => school },
  { label: 'Major', value: ({ major }) => major },
  { label: 'Class', value: ({ graduationYear }) => graduationYear },
  { label: 'State', value: ({ isSuspended }) => (isSuspended ? 'Suspended' : 'Active') },
  { label: 'Role', value: ({ isAdmin, role }) => (isAdmin ? 'administrator' : role) },
  { label: 'Created', value: ({ createdAt }) => createdAt },
];

const statuses = { active: 'Active', suspended: 'Suspended', staff: 'With a role' };
const userParams = z.object({ status: z.enum(['active', 'suspended', 'staff']).optional() });

export function UsersTab() {
  const { q, search } = useListSearch();
  const [{ status }, change] = useSearchParams(userParams);
  const filters = { q, status };
  const list = useInfiniteQuery(userQueries.list(filters));
  return (
    <ContentTab
      what="users"
      placeholder="Name, e-mail, major, skill or course code"
      q={q}
      onSearch={search}
      list={list}
      columns={columns}
      loadPage={userPages(filters)}
      aside={
        <Field label="Show" hideLabel className="max-sm:w-full">
          <Select
            value={status ?? ''}
            onChange={({ target }) => change({ status: target.value || null })}
          >
            <option value="">All users</option>
            {Object.entries(statuses).map(([key, label]) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      }
      summary={<UserCount filters={filters} />}
    >
      {(user) => <UserCard user={user} />}
    </ContentTab>
  );
}

/** "12 users" */
function UserCount({ filters }: { filters: UserFilters }) {
  const { data } = useQuery(userQueries.count(filters));
  if (!data) return null;
  return data.count === 1 ? '1 user' : `${formatBoundedCount(data)} users`;
}
