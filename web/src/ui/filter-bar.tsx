import { SlidersHorizontal } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { lazyComponent } from '#web/lib/browser/lazy-component.tsx';
import { Button } from './button.tsx';
import { FilterChips } from './filter-chips.tsx';
import { useLazyDialog } from './lazy-dialog.ts';
import { SearchBox } from './search-box.tsx';

const FilterSheet = lazyComponent(() => import('./filter-sheet.tsx').then((m) => m.FilterSheet));

interface FilterBarProps<Filter extends { label: string }>
  extends ComponentProps<typeof FilterChips<Filter>> {
  search: ComponentProps<typeof SearchBox>;
  fields: ReactNode;
  /** What the button that closes the sheet shows: "12 students". */
  result: ReactNode;
  /** The fields stand in a column of their own on wide screens. */
  isAside?: boolean;
}

/** The search, its filters (in a sheet on phones), and those that are on. */
export function FilterBar<Filter extends { label: string }>(props: FilterBarProps<Filter>) {
  const { search, fields, result, isAside, ...chips } = props;
  const { active, onClear } = chips;
  const sheet = useLazyDialog(FilterSheet);
  return (
    <>
      <div className="flex gap-2">
        <SearchBox {...search} />
        <Button className={isAside ? 'h-11 lg:hidden' : 'h-11 md:hidden'} {...sheet.trigger}>
          <SlidersHorizontal aria-hidden="true" /> Filters
          {active.length > 0 && ` (${active.length})`}
        </Button>
      </div>
      {!isAside && <div className="hidden gap-4 md:grid md:grid-cols-4">{fields}</div>}
      <FilterChips {...chips} />
      {sheet.shouldRender && (
        <FilterSheet {...sheet.dialog} onClear={onClear} result={result}>
          {fields}
        </FilterSheet>
      )}
    </>
  );
}
