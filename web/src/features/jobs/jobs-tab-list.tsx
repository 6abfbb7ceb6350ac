import { useQuery } from '@tanstack/react-query';
import { useUrlFilters } from '#web/lib/filters/use-url-filters.ts';
import { formatBoundedCount } from '#web/lib/format/format-count.ts';
import { TabsList, TabsTrigger } from '#web/ui/tabs.tsx';
import { jobQueries } from './api.ts';
import { jobSearchParams, readJobSearch, toJobQuery } from './browse/job-filters.ts';

export const jobsTabs = ['browse', 'applications', 'applicants', 'saved'] as const;
export type JobsTab = (typeof jobsTabs)[number];

const labels: Record<JobsTab, string> = {
  browse: 'Browse',
  applications: 'Applications',
  applicants: 'Applicants',
  saved: 'Saved',
};

/** The counts come when they come: a tab does not wait for them. */
export function JobsTabList() {
  const { filters } = useUrlFilters(jobSearchParams, readJobSearch);
  const { data: counts } = useQuery(jobQueries.counts(toJobQuery(filters)));
  return (
    <TabsList aria-label="Jobs" className="gap-4 sm:gap-6">
      {jobsTabs.map((tab) => (
        <TabsTrigger key={tab} value={tab}>
          {labels[tab]}
          {counts && (
            <span className="ml-1 font-mono text-xs font-normal text-ink-faint">
              {formatBoundedCount(counts[tab])}
            </span>
          )}
        </TabsTrigger>
      ))}
    </TabsList>
  );
}
