import { useInfiniteQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import type { MemberFilters, MemberSort } from '#contract/discover/contract.ts';
import { pageItems } from '#web/lib/api/page-items.ts';
import { scrollAnchor } from '#web/lib/browser/scroll-restoration.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { InfiniteScrollTrigger } from '#web/ui/infinite-scroll-trigger.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { MemberGrid } from '../connections/member-grid.tsx';
import { discoverQueries } from './api.ts';
import { activeFilters } from './discover-filters.ts';
import { PersonCard } from './person-card.tsx';
import { PersonGridSkeleton } from './person-grid-skeleton.tsx';

interface NoResultsProps {
  filters: MemberFilters;
  onClear: () => void;
}

export function SearchResults({ sort, ...props }: NoResultsProps & { sort: MemberSort }) {
  const list = useInfiniteQuery(discoverQueries.search(props.filters, sort));
  if (list.isPending && list.fetchStatus !== 'paused')
    return <PersonGridSkeleton label="Looking for students" />;
  if (!list.data) return <LoadError query={list} title="The search did not work" />;
  const members = pageItems(list.data);
  if (members.length === 0) return <NoResults {...props} />;
  return (
    <>
      <MemberGrid isStale={list.isPlaceholderData}>
        {members.map((member) => (
          <li key={member.id} className="min-w-0" {...scrollAnchor(member.id)}>
            <PersonCard member={member} />
          </li>
        ))}
      </MemberGrid>
      <InfiniteScrollTrigger list={list} />
    </>
  );
}

function NoResults({ filters, onClear }: NoResultsProps) {
  const count = activeFilters(filters).length;
  const isFiltered = count > 0 || filters.q !== undefined;
  return (
    <EmptyState
      icon={<SearchX />}
      title={filters.q ? `Nobody found for “${filters.q}”` : 'Nobody found'}
      action={
        isFiltered && (
          <Button variant="primary" onClick={onClear}>
            {count > 0 ? 'Clear filters' : 'Clear the search'}
          </Button>
        )
      }
    >
      {count > 1
        ? `No student matches all ${count} filters. Take one off, or begin again.`
        : count === 1
          ? 'No student matches this filter. Take it off, or search for another word.'
          : 'Try a first name alone, a skill, or fewer letters.'}
    </EmptyState>
  );
}
