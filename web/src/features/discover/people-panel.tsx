import { useSearchParams } from '#web/lib/browser/search-params.ts';
import { useUrlFilters } from '#web/lib/filters/use-url-filters.ts';
import { FilterBar } from '#web/ui/filter-bar.tsx';
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
  return (
    <div className="grid gap-3 sm:gap-5">
      <div className="grid gap-3 sm:gap-4">
        <FilterBar
          search={{
            label: 'Search students',
            placeholder: 'Name, skill or word',
            value: filters.q ?? '',
            onSearch: search,
          }}
          fields={<FilterFields filters={filters} onFilter={filter} />}
          result={<ResultCount filters={filters} />}
          active={activeFilters(filters)}
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
    </div>
  );
}
