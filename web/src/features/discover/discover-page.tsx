import { SlidersHorizontal } from 'lucide-react';
import { lazyPage } from '#web/lib/lazy-page.tsx';
import { Button } from '#web/ui/button.tsx';
import { useDialogOnDemand } from '#web/ui/on-demand.ts';
import { activeFilters } from './discover-filters.ts';
import { FilterChips } from './filter-chips.tsx';
import { FilterFields } from './filter-fields.tsx';
import { FoundCount } from './found-count.tsx';
import { FoundMembers } from './found-members.tsx';
import { SearchBox } from './search-box.tsx';
import { useDiscover } from './use-discover.ts';

const FilterSheet = lazyPage(() => import('./filter-sheet.tsx').then((m) => m.FilterSheet));

export function DiscoverPage() {
  const discovering = useDiscover();
  const { filters, search, filter, clear } = discovering;
  const sheet = useDialogOnDemand(FilterSheet);
  const count = activeFilters(filters).length;
  return (
    <div className="grid gap-6">
      <header className="grid gap-1">
        <h1 className="font-display text-3xl">Discover Students</h1>
        <p className="text-ink-soft">Find the people for your next project.</p>
      </header>
      <div className="grid gap-4">
        <div className="flex gap-2">
          <SearchBox value={filters.q ?? ''} onSearch={search} />
          <Button className="h-11 md:hidden" {...sheet.trigger}>
            <SlidersHorizontal aria-hidden="true" /> Filters{count > 0 && ` (${count})`}
          </Button>
        </div>
        <div className="hidden gap-4 md:grid md:grid-cols-4">
          <FilterFields filters={filters} onFilter={filter} />
        </div>
        <FilterChips {...discovering} />
        <p role="status" className="font-mono text-sm text-ink-faint">
          <FoundCount filters={filters} />
        </p>
      </div>
      <FoundMembers filters={filters} onClear={clear} />
      {sheet.isWanted && <FilterSheet discovering={discovering} {...sheet.dialog} />}
    </div>
  );
}
