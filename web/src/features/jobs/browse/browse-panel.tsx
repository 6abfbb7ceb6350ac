import { useQuery } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import type { ComponentProps } from 'react';
import { lazyComponent } from '#web/lib/browser/lazy-component.tsx';
import { useUrlFilters } from '#web/lib/filters/use-url-filters.ts';
import { Button } from '#web/ui/button.tsx';
import { FilterChips } from '#web/ui/filter-chips.tsx';
import { useLazyDialog } from '#web/ui/lazy-dialog.ts';
import { SearchBox } from '#web/ui/search-box.tsx';
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

const FilterSheet = lazyComponent(() =>
  import('#web/ui/filter-sheet.tsx').then((m) => m.FilterSheet),
);

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
  const sheet = useLazyDialog(FilterSheet);
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
        <div className="flex gap-2">
          <SearchBox
            label="Search jobs"
            placeholder="Role, project or word"
            value={filters.q ?? ''}
            onSearch={search}
          />
          <Button className="h-11 lg:hidden" {...sheet.trigger}>
            <SlidersHorizontal aria-hidden="true" /> Filters
            {active.length > 0 && ` (${active.length})`}
          </Button>
        </div>
        <FilterChips
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
      {sheet.shouldRender && (
        <FilterSheet {...sheet.dialog} onClear={clear} result={<ResultCount search={filters} />}>
          <JobFilterFields search={filters} onFilter={filter} />
        </FilterSheet>
      )}
    </div>
  );
}

function addedSkill(before: string[] = [], after: string | null): string | undefined {
  return after?.split(',').find((skill) => !before.includes(skill));
}
