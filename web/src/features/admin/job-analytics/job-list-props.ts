import type { JobDetails } from '#contract/analytics/contract.ts';
import type { Sorting } from './sort-jobs.ts';

/** Of the table and of the cards on a phone. */
export interface JobListProps {
  jobs: JobDetails[];
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
}
