import { SlidersHorizontal } from 'lucide-react';
import { lazyComponent } from '#web/lib/browser/lazy-component.tsx';
import { useSearchParams } from '#web/lib/browser/search-params.ts';
import { useUrlFilters } from '#web/lib/filters/use-url-filters.ts';
import { Button } from '#web/ui/button.tsx';
import { FilterChips } from '#web/ui/filter-chips.tsx';
import { useLazyDialog } from '#web/ui/lazy-dialog.ts';
import { SearchBox } from '#web/ui/search-box.tsx';
import { trackFilters, useTrackSearch } from '../tracking/api.ts';
import {
  activeFilters,
  discoverFilters,
  discoverSearchParams,
  type FilterName,
  sortParams,
} from './discover-filters.ts';
import { FilterFields } from './filter-fields.tsx';
import { ResultCount } from './result-count.tsx';
import { SearchResults } from './search-results.tsx';
import { SortChoice } from './sort-choice.tsx';

const FilterSheet = lazyComponent(() =>
  import('#web/ui/filter-sheet.tsx').then((m) => m.FilterSheet),
);

export function PeoplePanel() {
  const url = useUrlFilters(discoverSearchParams, discoverFilters);
  const [{ sort }, change] = useSearchParams(sortParams);
  const { filters, clear } = url;
  const trackSearch = useTrackSearch('members');
  const search = (typed: string) => {
    url.search(typed);
    trackSearch(typed);
  };
  const filter = (name: FilterName, value: string | null) => {
    url.filter(name, value);
    trackFilters({ [name]: value });
  };
  const sheet = useLazyDialog(FilterSheet);
  const active = activeFilters(filters);
  const count = active.length;
  return (
    <div className="grid gap-3 sm:gap-5">
      <div className="grid gap-3 sm:gap-4">
        <div className="flex gap-2">
          <SearchBox
            label="Search students"
            placeholder="Name, skill or word"
            value={filters.q ?? ''}
            onSearch={search}
          />
          <Button className="h-11 md:hidden" {...sheet.trigger}>
            <SlidersHorizontal aria-hidden="true" /> Filters{count > 0 && ` (${count})`}
          </Button>
        </div>
        <div className="hidden gap-4 md:grid md:grid-cols-4">
          <FilterFields filters={filters} onFilter={filter} />
        </div>
        <FilterChips
          active={active}
          onRemove={({ name }) => filter(name, null)}
          onClear={clear}
          isClearable={Object.keys(filters).length > 1}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <p role="status" className="font-mono text-sm text-ink-faint">
            <ResultCount filters={filters} />
          </p>
          {filters.q === undefined && (
            <SortChoice sort={sort} onSort={(next) => change({ sort: next })} />
          )}
        </div>
      </div>
      <SearchResults filters={filters} sort={sort} onClear={clear} />
      {sheet.shouldRender && (
        <FilterSheet {...sheet.dialog} onClear={clear} result={<ResultCount filters={filters} />}>
          <FilterFields filters={filters} onFilter={filter} />
        </FilterSheet>
      )}
    </div>
  );
}
