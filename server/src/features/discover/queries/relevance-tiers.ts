import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import { id } from '#contract/primitives.ts';
import { integer, param, sql } from '#server/db/sql.ts';
import type { MemberWord } from './member-words.ts';
import { exactTsquery } from './text-queries.ts';

/**
 * How well a member matches: the name begins with the words, the name has them, the skills, the rest of the profile;
 * `similar` where nobody has those very words, `all` without a query.
 */
export const tierNames = ['first', 'name', 'skill', 'about', 'similar', 'all'] as const;
export type TierName = (typeof tierNames)[number];

/** The last member of a page; within a tier members are ordered by name. */
export const searchCursorKey = z.tuple([z.enum(tierNames), z.string().max(200), id]);
export type SearchCursorKey = z.output<typeof searchCursorKey>;

/** One query: a tier, or several at once. */
export interface TierQuery {
  matches: SQL;
  /** The number of the tier that a member is in. */
  tier: SQL;
  from: TierName;
  to: TierName;
  /**
   * Keeps PostgreSQL from scanning the index by name until the page is full. That is best for a word that many members
   * have, but members of one name lie together, and the scan may read everyone before it finds them.
   */
  avoidsNameIndex: boolean;
}

export function tierQuery(name: TierName, matches: SQL, avoidsNameIndex: boolean): TierQuery {
  return {
    matches,
    tier: integer(tierNames.indexOf(name)),
    from: name,
    to: name,
    avoidsNameIndex,
  };
}

/** The tiers of these words, the best first, without those that must be empty; in one query where few can match. */
export function tierQueries(words: MemberWord[], isNarrow: boolean): TierQuery[] {
  const query = exactTsquery(words);
  const phrase = words.map(({ word }) => word).join(' ');
  const [start, end] = [param(phrase), param(`${phrase}\u{10FFFF}`)];
  const isOutside = sql`(u.search_name < ${start} OR u.search_name >= ${end})`;
  const areNames = words.every(({ isName }) => isName);
  const first = tierQuery(
    'first',
    sql`u.search_name >= ${start} AND u.search_name < ${end}`,
    false,
  );
  const areSkills = words.every(({ isName, isSkill }) => isName || isSkill);
  if (isNarrow) {
    const rest = areNames ? sql`u.search @@ ${query} AND ${isOutside}` : sql`u.search @@ ${query}`;
    if (!areSkills) return [tierQuery('about', rest, true)];
    const hasName = areNames ? sql`WHEN u.search_names @@ ${query} THEN 1` : sql``;
    const tier = sql`CASE ${hasName} WHEN u.search_skills @@ ${query} THEN 2 ELSE 3 END`;
    return [
      ...(areNames ? [first] : []),
      { matches: rest, tier, from: 'name', to: 'about', avoidsNameIndex: true },
    ];
  }
  const name = tierQuery('name', sql`u.search_names @@ ${query} AND ${isOutside}`, true);
  const isNotName = areNames ? sql`AND NOT u.search_names @@ ${query}` : sql``;
  const isNotSkill = areSkills ? sql`AND NOT u.search_skills @@ ${query}` : sql``;
  return [
    ...(areNames ? [first, name] : []),
    ...(areSkills
      ? [tierQuery('skill', sql`u.search_skills @@ ${query} ${isNotName}`, false)]
      : []),
    tierQuery('about', sql`u.search @@ ${query} ${isNotSkill}`, false),
  ];
}
