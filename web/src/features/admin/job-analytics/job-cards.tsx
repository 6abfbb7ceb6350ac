import { useState } from 'react';
import type { JobDetails } from '#contract/analytics/contract.ts';
import { formatShortDate } from '#web/lib/format/format-date.ts';
import { useViewer } from '#web/lib/session/viewer.ts';
import { Button } from '#web/ui/button.tsx';
import { Fact, FactList } from '#web/ui/fact-list.tsx';
import { Select } from '#web/ui/select.tsx';
import { useCountFormat } from '../use-count-format.ts';
import { ClickRate } from './click-rate.tsx';
import { cutDescription } from './cut-description.ts';
import { JobApplications } from './job-applications.tsx';
import { type JobSort, jobColumns, sortableColumns } from './job-columns.ts';
import type { JobListProps } from './job-list-props.ts';
import { nextSorting } from './sort-jobs.ts';

/** The table where it would not fit. */
export function JobCards({ jobs, sorting, onSort }: JobListProps) {
  return (
    <>
      <div className="flex gap-2">
        <Select
          className="flex-1"
          aria-label="Sort by"
          value={sorting.by}
          onChange={({ currentTarget }) =>
            onSort(nextSorting(sorting, currentTarget.value as JobSort))
          }
        >
          {sortableColumns.map((column) => (
            <option key={column} value={column}>
              {jobColumns[column].label}
            </option>
          ))}
        </Select>
        <Button className="h-11" onClick={() => onSort(nextSorting(sorting, sorting.by))}>
          {sorting.isAscending ? 'Ascending' : 'Descending'}
        </Button>
      </div>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {jobs.map((job) => (
          <JobCard key={job.id} job={job} />
        ))}
      </ul>
    </>
  );
}

function JobCard({ job }: { job: JobDetails }) {
  const formatCount = useCountFormat();
  const { isAdmin } = useViewer();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-sm border border-rule bg-sheet p-4">
      <div className="grid gap-1">
        <h3 className="font-semibold wrap-anywhere">{job.title}</h3>
        <p className="text-sm wrap-anywhere text-ink-soft">{cutDescription(job.description)}</p>
      </div>
      <FactList className="grid-cols-[1.4fr_1fr_1fr]">
        <Fact label="Posted" mono>
          {formatShortDate(new Date(job.postedDate))}
        </Fact>
        <Fact label="Views" mono>
          {formatCount(job.views)}
        </Fact>
        <Fact label="Clicks" mono>
          {formatCount(job.clicks)}
        </Fact>
        <Fact label="Applied" mono>
          {formatCount(job.applications)}
        </Fact>
        <Fact label="Answered" mono>
          {formatCount(job.answered)}
        </Fact>
        <Fact label="Click rate" mono>
          <ClickRate counts={job} />
        </Fact>
      </FactList>
      {isAdmin && (
        <Button
          size="sm"
          aria-expanded={isOpen}
          className="justify-self-start"
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Hide applications' : 'Show applications'}
        </Button>
      )}
      {isOpen && <JobApplications job={job} />}
    </li>
  );
}
