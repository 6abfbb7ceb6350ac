import type { JobDetails } from '#contract/analytics/contract.ts';
import { type JobSort, jobColumns } from './job-columns.ts';

export interface Sorting {
  by: JobSort;
  isAscending: boolean;
}

/** What has no value comes last, whichever way the list is sorted. */
export function sortJobs(jobs: JobDetails[], { by, isAscending }: Sorting): JobDetails[] {
  const valueOf = (job: JobDetails) =>
    by === 'postedDate' ? job.postedDate : jobColumns[by].value(job);
  return jobs.toSorted((one, other) => {
    const [a, b] = [valueOf(one), valueOf(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    const order =
      typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b));
    return isAscending ? order : -order;
  });
}

/** A second press turns the order round; numbers and days begin with the highest. */
export function nextSorting(current: Sorting, by: JobSort): Sorting {
  if (current.by === by) return { by, isAscending: !current.isAscending };
  return { by, isAscending: by === 'title' };
}
