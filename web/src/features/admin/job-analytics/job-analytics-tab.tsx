import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mostJobs } from '#contract/analytics/contract.ts';
import { useMediaQuery } from '#web/lib/browser/use-media-query.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { AnalystNote } from '../analyst-note.tsx';
import { adminQueries } from '../api.ts';
import { Section } from '../section.tsx';
import { TabSkeleton } from '../tab-skeleton.tsx';
import { CsvButton } from '../tables/csv-button.tsx';
import { JobCards } from './job-cards.tsx';
import { jobColumns } from './job-columns.ts';
import { JobTable } from './job-table.tsx';
import { type Sorting, sortJobs } from './sort-jobs.ts';

const title = 'Job Analytics';

export function JobAnalyticsTab() {
  const { data, error, isPending, refetch } = useQuery(adminQueries.jobDetails());
  const [sorting, setSorting] = useState<Sorting>({ by: 'postedDate', isAscending: false });
  const isWide = useMediaQuery('(min-width: 64rem)');
  if (isPending) return <TabSkeleton label="Loading job analytics" />;
  if (!data) {
    return (
      <LoadError query={{ error, refetch }} layout="lines">
        The job analytics did not load.
      </LoadError>
    );
  }
  const jobs = sortJobs(data, sorting);
  const Jobs = isWide ? JobTable : JobCards;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <AnalystNote />
      <Section
        title={title}
        actions={<CsvButton title={title} columns={Object.values(jobColumns)} rows={jobs} />}
      >
        {jobs.length === 0 ? (
          <EmptyState>No job has been posted yet.</EmptyState>
        ) : (
          <Jobs jobs={jobs} sorting={sorting} onSort={setSorting} />
        )}
        {jobs.length === mostJobs && (
          <p className="text-sm text-ink-soft">These are the newest {mostJobs} jobs.</p>
        )}
      </Section>
    </div>
  );
}
