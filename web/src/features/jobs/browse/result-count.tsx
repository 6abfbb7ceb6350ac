import { useQuery } from '@tanstack/react-query';
import { formatBoundedCount } from '#web/lib/format/format-count.ts';
import { jobQueries } from '../api.ts';
import { type JobSearch, toJobQuery } from './job-filters.ts';

/** "12 jobs" */
export function ResultCount({ search }: { search: JobSearch }) {
  const { data } = useQuery(jobQueries.counts(toJobQuery(search)));
  if (!data) return 'jobs';
  return data.browse.count === 1 ? '1 job' : `${formatBoundedCount(data.browse)} jobs`;
}
