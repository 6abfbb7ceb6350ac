import type { MemberFilters } from '#contract/discover/contract.ts';
import { useSearchParams } from '#web/lib/browser/search-params.ts';
import { discoverFilters, discoverSearchParams, type FilterName } from './discover-filters.ts';

export interface DiscoverState {
  filters: MemberFilters;
  search: (q: string) => void;
  /** Null or an empty string removes a filter. Changing the school also removes the major. */
  filter: (name: FilterName, value: string | null) => void;
  clear: () => void;
}

/** The filters live in the URL, so that a search can be shared and survives Back. */
export function useDiscoverFilters(): DiscoverState {
  const [params, change] = useSearchParams(discoverSearchParams);
  const filters = discoverFilters(params);
  return {
    filters,
    search: (q) => change({ q: q.trim() }),
    filter: (name, value) => change({ [name]: value, ...(name === 'school' && { major: null }) }),
    clear: () => change({ q: null, skill: null, gradYear: null, school: null, major: null }),
  };
}
