import { useUrlFilters } from '#web/lib/filters/use-url-filters.ts';
import { FilterBar } from '#web/ui/filter-bar.tsx';
import { Wall } from './wall.tsx';
import { WorkFilterFields } from './work-filter-fields.tsx';
import { activeWorkFilters, readWorkFilters, workSearchParams } from './work-filters.ts';

/** The wall of works with its search and filters. */
export function WorksPanel() {
  const { filters, search, filter, clear } = useUrlFilters(workSearchParams, readWorkFilters);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid gap-4">
        <FilterBar
          search={{
            label: 'Search works',
            placeholder: 'Title or part of it',
            value: filters.q ?? '',
            onSearch: search,
          }}
          fields={<WorkFilterFields filters={filters} onFilter={filter} />}
          result="works"
          active={activeWorkFilters(filters)}
          onRemove={({ name }) => filter(name, null)}
          onClear={clear}
          isClearable={Object.keys(filters).length > 1}
        />
      </div>
      <Wall filters={filters} onClear={clear} />
    </div>
  );
}
