import type { MemberFilters } from '#contract/discover/contract.ts';
import { useSearchParams } from '#web/lib/browser/search-params.ts';
import { discoverFilters, discoverSearchParams, type FilterName } from './discover-filters.ts';

export interface DiscoverState {
  filters: MemberFilters;
  search: (q: string) => void;
  /** Null or an empty text takes a filter off. A change of school takes the major off, too. */
  filter: (name: FilterName, value: string | null) => void;
  clear: () => void;
}

/** What is searched for; it lives in the address, so that it can be shared and come back to. */
export function useDiscoverFilters(): DiscoverState {
  const [found, change] = useSearchParams(discoverSearchParams);
  const filters = discoverFilters(found);
  return {
    filters,
    search: (q) => change({ q: q.trim() }),
    filter: (name, value) => change({ [name]: value, ...(name === 'school' && { major: null }) }),
    clear: () => change({ q: null, skill: null, gradYear: null, school: null, major: null }),
  };
}
