import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { id } from '#contract/primitives.ts';
import type { KnownWord } from './known-words.ts';
import { exactWords } from './words.ts';

/**
 * How near a member is to what was asked: the name begins with it, the name has it, the craft, anything; `alike` where
 * nobody has those very words, `all` where nothing was asked.
 */
export const circleNames = ['first', 'name', 'craft', 'about', 'alike', 'all'] as const;
export type CircleName = (typeof circleNames)[number];

/** The last member of a page; within a circle members come by name. */
export const foundKey = z.tuple([z.enum(circleNames), z.string().max(200), id]);
export type FoundKey = z.output<typeof foundKey>;

/** One question to the database: a circle, or several at once. */
export interface Ring {
  matches: SQL;
  /** The number of the circle that a member is in. */
  circle: SQL;
  from: CircleName;
  to: CircleName;
  /**
   * Forbids walking through the names in their order until the page is full, which is best for a word that many have:
   * members of one name lie together, and the way to them may lead past everyone else.
   */
  isSorted: boolean;
}

export function ringOf(name: CircleName, matches: SQL, isSorted: boolean): Ring {
  return {
    matches,
    circle: sql.raw(String(circleNames.indexOf(name))),
    from: name,
    to: name,
    isSorted,
  };
}

/** The rings of some words from the inside out; none that must be empty. `isNarrow` where few can be found. */
export function ringsOf(words: KnownWord[], isNarrow: boolean): Ring[] {
  const query = exactWords(words);
  const start = words.map(({ word }) => word).join(' ');
  const end = `${start}\u{10FFFF}`;
  const isOutside = sql`(u.search_name < ${start} OR u.search_name >= ${end})`;
  const areNames = words.every(({ isName }) => isName);
  const first = ringOf('first', sql`u.search_name >= ${start} AND u.search_name < ${end}`, false);
  const areCrafts = words.every(({ isName, isCraft }) => isName || isCraft);
  if (isNarrow) {
    const rest = areNames ? sql`u.search @@ ${query} AND ${isOutside}` : sql`u.search @@ ${query}`;
    if (!areCrafts) return [ringOf('about', rest, true)];
    const hasName = areNames ? sql`WHEN u.search_names @@ ${query} THEN 1` : sql``;
    const circle = sql`CASE ${hasName} WHEN u.search_crafts @@ ${query} THEN 2 ELSE 3 END`;
    return [
      ...(areNames ? [first] : []),
      { matches: rest, circle, from: 'name', to: 'about', isSorted: true },
    ];
  }
  const name = ringOf('name', sql`u.search_names @@ ${query} AND ${isOutside}`, true);
  const isNotName = areNames ? sql`AND NOT u.search_names @@ ${query}` : sql``;
  const isNotCraft = areCrafts ? sql`AND NOT u.search_crafts @@ ${query}` : sql``;
  return [
    ...(areNames ? [first, name] : []),
    ...(areCrafts ? [ringOf('craft', sql`u.search_crafts @@ ${query} ${isNotName}`, false)] : []),
    ringOf('about', sql`u.search @@ ${query} ${isNotCraft}`, false),
  ];
}
