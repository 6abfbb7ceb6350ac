import { SlidersHorizontal } from 'lucide-react';
import { lazyComponent } from '#web/lib/browser/lazy-component.tsx';
import { useUrlFilters } from '#web/lib/filters/use-url-filters.ts';
import { Button } from '#web/ui/button.tsx';
import { FilterChips } from '#web/ui/filter-chips.tsx';
import { useLazyDialog } from '#web/ui/lazy-dialog.ts';
import { SearchBox } from '#web/ui/search-box.tsx';
import { Wall } from './wall.tsx';
import { WorkFilterFields } from './work-filter-fields.tsx';
import { activeWorkFilters, readWorkFilters, workSearchParams } from './work-filters.ts';

const FilterSheet = lazyComponent(() =>
  import('#web/ui/filter-sheet.tsx').then((m) => m.FilterSheet),
);

/** The wall of works with its search and filters. */
export function WorksPanel() {
  const { filters, search, filter, clear } = useUrlFilters(workSearchParams, readWorkFilters);
  const sheet = useLazyDialog(FilterSheet);
  const active = activeWorkFilters(filters);
  const count = active.length;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid gap-4">
        <div className="flex gap-2">
          <SearchBox
            label="Search works"
            placeholder="Title or part of it"
            value={filters.q ?? ''}
            onSearch={search}
          />
          <Button className="h-11 md:hidden" {...sheet.trigger}>
            <SlidersHorizontal aria-hidden="true" /> Filters{count > 0 && ` (${count})`}
          </Button>
        </div>
        <div className="hidden gap-4 md:grid md:grid-cols-4">
          <WorkFilterFields filters={filters} onFilter={filter} />
        </div>
        <FilterChips
          active={active}
          onRemove={({ name }) => filter(name, null)}
          onClear={clear}
          isClearable={Object.keys(filters).length > 1}
        />
      </div>
      <Wall filters={filters} onClear={clear} />
      {sheet.shouldRender && (
        <FilterSheet {...sheet.dialog} onClear={clear} result="works">
          <WorkFilterFields filters={filters} onFilter={filter} />
        </FilterSheet>
      )}
    </div>
  );
}
