import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useUrlFilters } from '#web/lib/filters/use-url-filters.ts';
import { FilterBar } from '#web/ui/filter-bar.tsx';
import { StickyColumn } from '#web/ui/sticky-column.tsx';
import { SaveSearchButton } from '../../saved-searches/save-search-button.tsx';
import { SavedSearchPanel } from '../../saved-searches/saved-search-panel.tsx';
import { trackFilters, useTrackSearch } from '../../tracking/api.ts';
import { jobQueries } from '../api.ts';
import { JobFilterFields } from './job-filter-fields.tsx';
import {
  activeFilters,
  isFiltered,
  type JobFilterName,
  jobSearchParams,
  readJobSearch,
  toJobQuery,
} from './job-filters.ts';
import { JobResults } from './job-results.tsx';
import { ResultCount } from './result-count.tsx';

interface BrowsePanelProps {
  /** Props of a button that posts a job. */
  postJob: ComponentProps<'button'>;
}

export function BrowsePanel({ postJob }: BrowsePanelProps) {
  const url = useUrlFilters(jobSearchParams, readJobSearch);
  const { filters } = url;
  const trackSearch = useTrackSearch('jobs');
  const { data: counts } = useQuery(jobQueries.counts(toJobQuery(filters)));
  const canSave = isFiltered(filters) && counts?.browse.count !== 0;
  const active = activeFilters(filters);
  const search = (typed: string) => {
    url.search(typed);
    trackSearch(typed);
  };
  const filter = (name: JobFilterName, value: string | null) => {
    url.filter(name, value);
    const skill = name === 'skills' && addedSkill(filters.skills, value);
    trackFilters({ [name]: value, ...(skill && { skill }) });
  };
  const clear = () => {
    url.clear();
    if (active.length > 0) trackFilters(Object.fromEntries(active.map(({ name }) => [name, null])));
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[16rem_minmax(0,1fr)] xl:grid-cols-[16rem_minmax(0,1fr)_18rem]">
      <StickyColumn className="hidden lg:grid">
        <section aria-label="Filters" className="grid gap-4">
          <JobFilterFields search={filters} onFilter={filter} />
        </section>
      </StickyColumn>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <FilterBar
          search={{
            label: 'Search jobs',
            placeholder: 'Role, project or word',
            value: filters.q ?? '',
            onSearch: search,
          }}
          fields={<JobFilterFields search={filters} onFilter={filter} />}
          isAside
          result={<ResultCount search={filters} />}
          active={active}
          onRemove={({ name, rest }) => filter(name, rest)}
          onClear={clear}
          isClearable={Object.keys(filters).length > 1}
        />
        <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <p role="status" className="font-mono text-sm text-ink-faint">
            <ResultCount search={filters} />
          </p>
          {canSave && <SaveSearchButton search={filters} />}
        </div>
        <JobResults search={filters} onClear={clear} postJob={postJob} />
      </div>
      <StickyColumn className="hidden xl:grid">
        <SavedSearchPanel />
      </StickyColumn>
    </div>
  );
}

function addedSkill(before: string[] = [], after: string | null): string | undefined {
  return after?.split(',').find((skill) => !before.includes(skill));
}
