import { ArrowDown, ArrowUp } from 'lucide-react';
import { cn } from '#web/ui/styles/cn.ts';
import { type JobSort, jobColumns, sortableColumns } from './job-columns.ts';
import type { JobListProps } from './job-list-props.ts';
import { JobTableRow } from './job-table-row.tsx';
import { nextSorting, type Sorting } from './sort-jobs.ts';

export function JobTable({ jobs, sorting, onSort }: JobListProps) {
  return (
    <table className="w-full rounded-sm border border-rule bg-sheet text-sm">
      <caption className="sr-only">Job Analytics</caption>
      <thead>
        <tr className="border-b border-rule-strong">
          {sortableColumns.map((column) => (
            <SortHeader
              key={column}
              column={column}
              sorting={sorting}
              onSort={() => onSort(nextSorting(sorting, column))}
            />
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-rule">
        {jobs.map((job) => (
          <JobTableRow key={job.id} job={job} />
        ))}
      </tbody>
    </table>
  );
}

interface SortHeaderProps {
  column: JobSort;
  sorting: Sorting;
  onSort: () => void;
}

function SortHeader({ column, sorting: { by, isAscending }, onSort }: SortHeaderProps) {
  const isCurrent = by === column;
  const Arrow = isAscending ? ArrowUp : ArrowDown;
  const isText = column === 'title';
  return (
    <th
      scope="col"
      aria-sort={isCurrent ? (isAscending ? 'ascending' : 'descending') : 'none'}
      className={cn('px-3 text-right', isText && 'text-left')}
    >
      <button
        type="button"
        className="inline-flex min-h-11 items-center gap-1 font-mono text-2xs tracking-label whitespace-nowrap text-ink-faint uppercase hover:text-ink"
        onClick={onSort}
      >
        {jobColumns[column].label}
        {isCurrent && <Arrow aria-hidden="true" className="size-3" />}
      </button>
    </th>
  );
}
