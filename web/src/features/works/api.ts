import { keepPreviousData } from '@tanstack/react-query';
import { type WorkFilters, works } from '#contract/works/contract.ts';
import { apiPages } from '#web/lib/api/api-query.ts';

export const workQueries = {
  /** Not refetched in the background: hundreds of pages may be open. */
  list: (filters: WorkFilters) => ({
    ...apiPages(works.list, { query: filters }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
  }),
};
