import type { JobType } from '#contract/jobs/forms.ts';

export const jobTypeLabels: Record<JobType, string> = {
  'project-crew': 'Project crew',
  internship: 'Internship',
  'part-time': 'Part-time',
  'full-time': 'Full-time',
  other: 'Other',
};
