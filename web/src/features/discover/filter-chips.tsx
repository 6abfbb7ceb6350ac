import type { MemberFilters } from '#contract/discover/contract.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { activeFilters } from './discover-filters.ts';
import type { DiscoverState } from './use-discover-filters.ts';

export function FilterChips({ filters, filter, clear }: DiscoverState) {
  const active = activeFilters(filters);
  if (active.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-2">
      <ul aria-label="Active filters" className="contents">
        {active.map(({ name, label }) => (
          <li key={name} className="max-w-full">
            <Chip
              variant="selected"
              removeLabel={`Remove filter ${label}`}
              onRemove={() => filter(name, null)}
            >
              {label}
            </Chip>
          </li>
        ))}
      </ul>
      {hasSeveral(filters) && (
        <Button variant="link" size="sm" onClick={clear}>
          Clear all
        </Button>
      )}
    </div>
  );
}

const hasSeveral = (filters: MemberFilters) => Object.keys(filters).length > 1;
