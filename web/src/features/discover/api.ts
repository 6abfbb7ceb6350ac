import { keepPreviousData } from '@tanstack/react-query';
import { discover, type MemberFilters } from '#contract/discover/contract.ts';
import { apiPages, apiQuery } from '#web/lib/api/api-query.ts';

const perPage = 24;

export const discoverQueries = {
  search: (filters: MemberFilters) => ({
    ...apiPages(discover.search, { query: { ...filters, limit: perPage } }),
    placeholderData: keepPreviousData,
  }),
  count: (filters: MemberFilters) => ({
    ...apiQuery(discover.count, { query: filters }),
    placeholderData: keepPreviousData,
  }),
};
