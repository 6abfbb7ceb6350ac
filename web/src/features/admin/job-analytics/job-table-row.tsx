import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { JobDetails } from '#contract/analytics/contract.ts';
import { formatShortDate } from '#web/lib/format/format-date.ts';
import { useViewer } from '#web/lib/session/viewer.ts';
import { cn } from '#web/ui/styles/cn.ts';
import { useCountFormat } from '../use-count-format.ts';
import { ClickRate } from './click-rate.tsx';
import { cutDescription } from './cut-description.ts';
import { JobApplications } from './job-applications.tsx';
import { sortableColumns } from './job-columns.ts';

const cell = 'px-3 py-3 text-right align-top font-mono';

/** Opens to the applications; an analyst reads no names and opens nothing. */
export function JobTableRow({ job }: { job: JobDetails }) {
  const formatCount = useCountFormat();
  const { isAdmin } = useViewer();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <>
      <tr>
        <th scope="row" className="px-3 py-3 text-left align-top font-normal">
          {isAdmin ? (
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={isOpen ? id : undefined}
              className="flex items-start gap-2 text-left font-semibold wrap-anywhere hover:underline"
              onClick={() => setIsOpen(!isOpen)}
            >
              <ChevronDown
                aria-hidden="true"
                className={cn(
                  'mt-0.5 size-4 shrink-0 transition-transform',
                  isOpen && 'rotate-180',
                )}
              />
              {job.title}
            </button>
          ) : (
            <span className="font-semibold wrap-anywhere">{job.title}</span>
          )}
          <span className="block max-w-prose pt-1 wrap-anywhere text-ink-soft">
            {cutDescription(job.description)}
          </span>
        </th>
        <td className={cn(cell, 'whitespace-nowrap')}>
          {formatShortDate(new Date(job.postedDate))}
        </td>
        <td className={cell}>{formatCount(job.views)}</td>
        <td className={cell}>{formatCount(job.clicks)}</td>
        <td className={cell}>{formatCount(job.applications)}</td>
        <td className={cell}>{formatCount(job.answered)}</td>
        <td className={cell}>
          <ClickRate counts={job} />
        </td>
      </tr>
      {isOpen && (
        <tr>
          <td id={id} colSpan={sortableColumns.length} className="bg-paper px-3 py-4">
            <JobApplications job={job} />
          </td>
        </tr>
      )}
    </>
  );
}
