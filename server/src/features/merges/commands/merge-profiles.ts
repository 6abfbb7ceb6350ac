import { identifier, param, sql } from '#server/db/sql.ts';
import { changeRows, type Row } from './journal.ts';
import type { Merge } from './move-references.ts';

const filled = [
  'bio',
  'phone_number',
  'portfolio_url',
  'website',
  'instagram_url',
  'linkedin_url',
  'twitter_url',
  'youtube_url',
  'imdb_url',
  'profile_image_url',
  'graduation_year',
];

const maxSkills = 60;

/** What the primary's profile leaves empty is taken from the secondary; the skills are united. Settings stay the primary's. */
export async function mergeProfiles(merge: Merge, primary: Row, secondary: Row): Promise<void> {
  const taken = [...filled, ...studies(primary, secondary)].filter(
    (column) => isEmpty(primary[column]) && !isEmpty(secondary[column]),
  );
  const set = Object.fromEntries(
    taken.map((column) => [
      column,
      sql`(SELECT s.${identifier(column)} FROM users s WHERE s.id = ${param(merge.secondary)})`,
    ]),
  );
  const own = primary['skills'] as string[];
  const known = new Set(own.map((skill) => skill.toLowerCase()));
  const added = (secondary['skills'] as string[]).filter(
    (skill) => !known.has(skill.toLowerCase()),
  );
  if (added.length > 0)
    set['skills'] = sql`${param([...own, ...added].slice(0, maxSkills))}::text[]`;
  if (Object.keys(set).length > 0)
    await changeRows(merge, 'users', set, sql`t.id = ${param(merge.primary)}`);
}

/** A major is one of a school: it is taken only where the school is the same, or taken with it. */
function studies(primary: Row, secondary: Row): string[] {
  const fits = isEmpty(primary['school']) || primary['school'] === secondary['school'];
  return fits ? ['school', 'major', 'program'] : [];
}

const isEmpty = (value: unknown) => value === null || value === undefined || value === '';
