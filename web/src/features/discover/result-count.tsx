import { useQuery } from '@tanstack/react-query';
import type { MemberFilters } from '#contract/discover/contract.ts';
import { discoverQueries } from './api.ts';
import { formatResultCount } from './format-result-count.ts';

/** "12 students" */
export function ResultCount({ filters }: { filters: MemberFilters }) {
  const { data } = useQuery(discoverQueries.count(filters));
  return data ? formatResultCount(data) : 'students';
}
