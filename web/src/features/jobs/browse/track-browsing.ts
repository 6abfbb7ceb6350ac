import { useRef } from 'react';
import { trackAction } from '../../tracking/api.ts';
import type { JobFilterName } from './job-filters.ts';

/** Two letters are the start of a word rather than a search. */
const fewestTyped = 3;
const longestValue = 200;

/** Of the same search twice in a row, the second is not told. */
export function useTrackSearch(): (typed: string) => void {
  const last = useRef('');
  return (typed) => {
    const query = typed.trim();
    if (query.length < fewestTyped || query === last.current) return;
    last.current = query;
    trackAction('search', { metadata: { query } });
  };
}

/** Null is a filter that was removed. */
export function trackFilters(changed: { [name in JobFilterName]?: string | null }): void {
  const metadata = Object.fromEntries(
    Object.entries(changed).map(([name, value]) => [name, value?.slice(0, longestValue) ?? null]),
  );
  trackAction('filter', { metadata });
}

export function trackJobClick(jobId: string): void {
  trackAction('job_click', { targetType: 'job', targetId: jobId });
}
