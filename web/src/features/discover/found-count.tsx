import { useQuery } from '@tanstack/react-query';
import type { MemberFilters } from '#contract/discover/contract.ts';
import { discoverQueries } from './api.ts';
import { foundLabel } from './found-label.ts';

/** "12 students" */
export function FoundCount({ filters }: { filters: MemberFilters }) {
  const { data } = useQuery(discoverQueries.count(filters));
  return data ? foundLabel(data) : 'students';
}
