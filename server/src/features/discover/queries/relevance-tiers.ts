import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { id } from '#contract/primitives.ts';
import type { KnownWord } from './known-words.ts';
import { exactTsquery } from './text-queries.ts';

/**
 * How near a member is to what was asked: the name begins with it, the name has it, the skill, anything; `alike` where
 * nobody has those very words, `all` where nothing was asked.
 */
export const tierNames = ['first', 'name', 'skill', 'about', 'alike', 'all'] as const;
export type TierName = (typeof tierNames)[number];

/** The last member of a page; within a tier members come by name. */
export const searchCursorKey = z.tuple([z.enum(tierNames), z.string().max(200), id]);
export type SearchCursorKey = z.output<typeof searchCursorKey>;

/** One question to the database: a tier, or several at once. */
export interface TierQuery {
  matches: SQL;
  /** The number of the tier that a member is in. */
  tier: SQL;
  from: TierName;
  to: TierName;
  /**
   * Forbids walking through the names in their order until the page is full, which is best for a word that many have:
   * members of one name lie together, and the way to them may lead past everyone else.
   */
  isSorted: boolean;
}

export function tierQuery(name: TierName, matches: SQL, isSorted: boolean): TierQuery {
  return {
    matches,
    tier: sql.raw(String(tierNames.indexOf(name))),
    from: name,
    to: name,
    isSorted,
  };
}

/** The rings of some words from the inside out; none that must be empty. `isNarrow` where few can be found. */
export function tierQueries(words: KnownWord[], isNarrow: boolean): TierQuery[] {
  const query = exactTsquery(words);
  const start = words.map(({ word }) => word).join(' ');
  const end = `${start}\u{10FFFF}`;
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
      { matches: rest, tier, from: 'name', to: 'about', isSorted: true },
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
