import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { z } from 'zod';
import { type ReportStatus, reportStatuses } from '#contract/moderation/forms.ts';
import { pageItems } from '#web/lib/api/page-items.ts';
import { useSearchParams } from '#web/lib/browser/search-params.ts';
import { Chip } from '#web/ui/chip.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { InfiniteScrollTrigger } from '#web/ui/infinite-scroll-trigger.tsx';
import { ListStates } from '#web/ui/list-states.tsx';
import { moderationQueries } from './api.ts';
import { reportQueries } from './reports/api.ts';
import { ReportList } from './reports/report-list.tsx';

const reportParams = z.object({ report: z.enum(reportStatuses).default('open') });

const labels: Record<ReportStatus, string> = {
  open: 'Open',
  appealed: 'Appeals',
  resolved: 'Acted on',
  dismissed: 'Dismissed',
};

const nothing: Record<ReportStatus, string> = {
  open: 'No report waits for a decision.',
  appealed: 'No appeal waits for an answer.',
  resolved: 'No report has been acted on yet.',
  dismissed: 'No report has been dismissed yet.',
};

/** The queue of reports; which part of it is shown is in the address. */
export function ReportsTab() {
  const [{ report: status }, change] = useSearchParams(reportParams);
  const { data: counts } = useQuery(moderationQueries.reportCount());
  const list = useInfiniteQuery(reportQueries.list(status));
  const reports = pageItems(list.data);
  const count = (one: ReportStatus) =>
    counts && (one === 'open' || one === 'appealed') ? ` (${counts[one]})` : '';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div role="group" aria-label="Reports" className="flex flex-wrap gap-2">
        {reportStatuses.map((one) => (
          <Chip key={one} variant={one === status ? 'selected' : 'action'} asChild>
            <button
              type="button"
              aria-pressed={one === status}
              className="pointer-coarse:h-11 pointer-coarse:px-4"
              onClick={() => change({ report: one === 'open' ? null : one })}
            >
              {labels[one]}
              {count(one)}
            </button>
          </Chip>
        ))}
      </div>
      <ListStates query={list} what="reports" />
      {list.data && reports.length === 0 && (
        <EmptyState icon={<ShieldCheck />}>{nothing[status]}</EmptyState>
      )}
      <ReportList key={status} reports={reports} />
      <InfiniteScrollTrigger list={list} />
    </div>
  );
}
