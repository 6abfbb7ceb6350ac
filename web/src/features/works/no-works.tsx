import { Frame, SearchX } from 'lucide-react';
import { Link } from 'wouter';
import { paths } from '#contract/paths.ts';
import type { WorkFilters } from '#contract/works/contract.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { activeWorkFilters } from './work-filters.ts';

interface NoWorksProps {
  filters: WorkFilters;
  onClear: () => void;
}

export function NoWorks({ filters, onClear }: NoWorksProps) {
  const count = activeWorkFilters(filters).length;
  if (count === 0 && filters.q === undefined) {
    return (
      <EmptyState
        icon={<Frame />}
        title="The wall is empty"
        action={
          <Button variant="primary" asChild>
            <Link href={paths.ownProfile}>Hang the first work</Link>
          </Button>
        }
      >
        Whatever members add to their portfolios hangs here.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<SearchX />}
      title={filters.q ? `No work found for “${filters.q}”` : 'No work found'}
      action={
        <Button variant="primary" onClick={onClear}>
          {count > 0 ? 'Clear filters' : 'Clear the search'}
        </Button>
      }
    >
      {count > 1
        ? `No work matches all ${count} filters. Take one off, or begin again.`
        : count === 1
          ? 'No work matches this filter. Take it off, or choose another.'
          : 'Try one word of the title, or fewer letters.'}
    </EmptyState>
  );
}
