import { paths } from '#contract/paths.ts';
import type { SavedSearch } from '#contract/saved-searches/contract.ts';
import { jobTypeLabels } from '#web/lib/format/job-type-labels.ts';
import { joinWords } from '#web/lib/format/join-words.ts';

type Search = Omit<SavedSearch, 'id' | 'delivery' | 'createdAt'>;

/** “roof” · Paid · Foley or Grip */
export function describeSearch({ q, payment, type, skills, school, major }: Search): string {
  return [
    q && `“${q}”`,
    payment !== 'all' && (payment === 'paid' ? 'Paid' : 'Unpaid or credit'),
    type && jobTypeLabels[type],
    joinWords(skills, 'or'),
    school,
    major,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The jobs page with this search. */
export function pathToSearch({ q, payment, type, skills, school, major }: Search): string {
  const params = Object.entries({
    q,
    payment: payment === 'all' ? null : payment,
    type,
    skills: skills.join(','),
    school,
    major,
  }).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return `${paths.jobs}?${new URLSearchParams(params)}`;
}
