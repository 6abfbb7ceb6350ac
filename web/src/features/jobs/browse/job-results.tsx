import { useInfiniteQuery } from '@tanstack/react-query';
import { BellPlus, SearchX } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useSaveSearch } from '../../saved-searches/api.ts';
import { jobQueries } from '../api.ts';
import { JobList } from '../job-list.tsx';
import { describeNoJobs } from './describe-no-jobs.ts';
import { isFiltered, type JobSearch, toJobQuery } from './job-filters.ts';

interface JobResultsProps {
  search: JobSearch;
  onClear: () => void;
  /** Props of a button that posts a job. */
  postJob: ComponentProps<'button'>;
}

export function JobResults({ search, onClear, postJob }: JobResultsProps) {
  const list = useInfiniteQuery(jobQueries.browse(toJobQuery(search)));
  return (
    <JobList
      label="Open jobs"
      list={list}
      empty={
        isFiltered(search) ? (
          <NoneFound search={search} onClear={onClear} />
        ) : (
          <EmptyState
            title="The board is empty"
            action={
              <Button variant="primary" {...postJob}>
                Post Job
              </Button>
            }
          >
            No job is open right now. Be the first to look for somebody.
          </EmptyState>
        )
      }
    />
  );
}

function NoneFound({ search, onClear }: Omit<JobResultsProps, 'postJob'>) {
  const save = useSaveSearch();
  return (
    <EmptyState
      icon={<SearchX />}
      title="Nothing on the board"
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <Button
            variant="primary"
            pending={save.isPending}
            onClick={() => save.mutate({ ...search, delivery: 'bell' })}
          >
            <BellPlus aria-hidden="true" />
            {search.skills ? 'Tell me when one does' : 'Tell me when one opens'}
          </Button>
          <Button onClick={onClear}>Clear filters</Button>
        </div>
      }
    >
      {describeNoJobs(search)}
    </EmptyState>
  );
}
