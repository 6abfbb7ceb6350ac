import type { JobDetails } from '#contract/analytics/contract.ts';
import { schoolTime } from '#web/lib/format/school-time.ts';
import type { TableColumn } from '../tables/table-column.ts';
import { computeClickRate } from './click-rate.tsx';

/** In the order of the table; the file has them all. */
export const jobColumns = {
  title: { label: 'Job', value: ({ title }) => title },
  description: { label: 'Description', value: ({ description }) => description },
  postedDate: { label: 'Posted', value: ({ postedDate }) => schoolTime(postedDate).day },
  views: { label: 'Views', value: ({ views }) => views },
  clicks: { label: 'Clicks', value: ({ clicks }) => clicks },
  applications: { label: 'Applications', value: ({ applications }) => applications },
  answered: { label: 'Answered', value: ({ answered }) => answered },
  clickRate: { label: 'Click rate', value: computeClickRate },
} as const satisfies Record<string, TableColumn<JobDetails>>;

export const sortableColumns = [
  'title',
  'postedDate',
  'views',
  'clicks',
  'applications',
  'answered',
  'clickRate',
] as const;

export type JobSort = (typeof sortableColumns)[number];
