import { useQuery } from '@tanstack/react-query';
import type { MemberFilters } from '#contract/discover/contract.ts';
import { formatCount } from '#web/lib/format-count.ts';
import { discoverQueries } from './api.ts';

/** "12 students" */
export function FoundCount({ filters }: { filters: MemberFilters }) {
  const { data } = useQuery(discoverQueries.count(filters));
  if (!data) return 'students';
  return data.count === 1 ? '1 student' : `${formatCount(data.count)} students`;
}
