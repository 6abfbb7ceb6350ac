import { cutToLength } from '#contract/cut-text.ts';
import type { SavedSearch } from '#contract/saved-searches/contract.ts';

type Criteria = Pick<SavedSearch, 'q' | 'skills' | 'school' | 'major' | 'payment' | 'type'>;

const mostSkillsNamed = 3;
const mostCharacters = 120;

/** A search in a few words, such as `gaffer, paid`. */
export function describeSearch({ q, skills, school, major, payment, type }: Criteria): string {
  const named = skills.slice(0, mostSkillsNamed);
  const more = skills.length - named.length;
  const parts = [
    q,
    ...named,
    more > 0 && `${more} more skills`,
    type?.replace('-', ' '),
    payment !== 'all' && payment,
    school,
    major,
  ];
  const text = parts.filter(Boolean).join(', ');
  return text.length > mostCharacters ? `${cutToLength(text, mostCharacters - 1)}…` : text;
}
