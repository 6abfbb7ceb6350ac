import type { MemberSort } from '#contract/discover/contract.ts';
import { cn } from '#web/ui/styles/cn.ts';

const choices: { value: MemberSort; label: string }[] = [
  { value: 'match', label: 'Best match' },
  { value: 'name', label: 'Name' },
];

interface SortChoiceProps {
  sort: MemberSort;
  /** Null is the order without a choice. */
  onSort: (sort: MemberSort | null) => void;
}

export function SortChoice({ sort, onSort }: SortChoiceProps) {
  return (
    <fieldset className="flex items-center gap-3 text-sm">
      <legend className="float-left font-mono text-ink-faint">Sort</legend>
      {choices.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === sort}
          className={cn(
            'min-h-8 text-ink-faint decoration-2 underline-offset-4 hover:text-ink pointer-coarse:min-h-11',
            value === sort && 'font-semibold text-ink underline decoration-accent',
          )}
          onClick={() => onSort(value === 'match' ? null : value)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
