import type { JobType } from '#contract/jobs/forms.ts';
import { joinWords } from '#web/lib/format/join-words.ts';
import type { JobSearch } from './job-filters.ts';

const nouns: Record<JobType, string> = {
  'project-crew': 'project crew job',
  internship: 'internship',
  'part-time': 'part-time job',
  'full-time': 'full-time job',
  other: 'other kind of job',
};

/** “No paid job asks for Foley this week.” */
export function describeNoJobs(search: JobSearch): string {
  const { q, payment, type, skills, school, major } = search;
  return [
    'No',
    payment,
    type ? nouns[type] : 'job',
    major && `by ${major} students`,
    q && `with “${q}” in it`,
    skills ? `asks for ${joinWords(skills, 'or')}` : 'is open',
    school && `at ${school}`,
    'this week.',
  ]
    .filter(Boolean)
    .join(' ');
}
