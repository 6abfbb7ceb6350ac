import { keepPreviousData } from '@tanstack/react-query';
import { type WorkFilters, works } from '#contract/works/contract.ts';
import { apiPages } from '#web/lib/api/api-query.ts';

export const workQueries = {
  /** Hundreds of pages may be open: they are neither refetched in the background nor compared with each new one. */
  list: (filters: WorkFilters) => ({
    ...apiPages(works.list, { query: filters }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    refetchOnReconnect: false,
  }),
};
