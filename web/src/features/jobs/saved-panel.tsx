import { useInfiniteQuery } from '@tanstack/react-query';
import { Bookmark } from 'lucide-react';
import { Link } from 'wouter';
import { paths } from '#contract/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { StickyColumn } from '#web/ui/sticky-column.tsx';
import { SavedSearchPanel } from '../saved-searches/saved-search-panel.tsx';
import { jobQueries } from './api.ts';
import { JobList } from './job-list.tsx';

/** The jobs and the searches that the viewer saved. */
export function SavedPanel() {
  const list = useInfiniteQuery(jobQueries.saved());
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="lg:order-last">
        <StickyColumn>
          <SavedSearchPanel />
        </StickyColumn>
      </div>
      <JobList
        label="Saved jobs"
        list={list}
        empty={
          <EmptyState
            icon={<Bookmark />}
            title="No saved jobs"
            action={
              <Button variant="primary" asChild>
                <Link href={paths.jobs}>Browse jobs</Link>
              </Button>
            }
          >
            Press Save on a job to keep it here until you decide.
          </EmptyState>
        }
      />
    </div>
  );
}
