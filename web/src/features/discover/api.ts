import { keepPreviousData } from '@tanstack/react-query';
import { discover, type MemberFilters, type MemberSort } from '#contract/discover/contract.ts';
import { apiPages, apiQuery } from '#web/lib/api/api-query.ts';

const perPage = 20;

export const discoverQueries = {
  search: (filters: MemberFilters, sort: MemberSort) => ({
    ...apiPages(discover.search, { query: { ...filters, sort, limit: perPage } }),
    placeholderData: keepPreviousData,
  }),
  count: (filters: MemberFilters) => ({
    ...apiQuery(discover.count, { query: filters }),
    placeholderData: keepPreviousData,
  }),
};
