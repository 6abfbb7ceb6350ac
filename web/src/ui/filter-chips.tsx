import { Button } from './button.tsx';
import { Chip } from './chip.tsx';

interface FilterChipsProps<Filter extends { label: string }> {
  active: Filter[];
  onRemove: (filter: Filter) => void;
  onClear: () => void;
  /** Offers to clear all; by default from two filters on. */
  isClearable?: boolean;
}

/** The filters that are on; each can be taken off. */
export function FilterChips<Filter extends { label: string }>(props: FilterChipsProps<Filter>) {
  const { active, onRemove, onClear, isClearable = active.length > 1 } = props;
  if (active.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-2">
      <ul aria-label="Active filters" className="contents">
        {active.map((filter) => (
          <li key={filter.label} className="max-w-full">
            <Chip
              variant="selected"
              removeLabel={`Remove filter ${filter.label}`}
              onRemove={() => onRemove(filter)}
            >
              {filter.label}
            </Chip>
          </li>
        ))}
      </ul>
      {isClearable && (
        <Button variant="link" size="sm" onClick={onClear}>
          Clear all
        </Button>
      )}
    </div>
  );
}
