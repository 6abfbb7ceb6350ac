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

export interface Circle {
  name: CircleName;
  matches: SQL;
  /**
   * Forbids walking through the names in their order until the page is full, which is best for a word that many have:
   * members of one name lie together, and the way to them may lead past everyone else.
   */
  isSorted: boolean;
}

/** The last member of a page; within a circle members come by name. */
export const foundKey = z.tuple([z.enum(circleNames), z.string().max(200), id]);
export type FoundKey = z.output<typeof foundKey>;

/** The circles of some words from the inside out, each without those who are in a nearer one; none that must be empty. */
export function circlesOf(words: KnownWord[]): Circle[] {
  const query = exactWords(words);
  const start = sql`plain(${words.map(({ word }) => word).join(' ')})`;
  const end = sql`${start} || chr(1114111)`;
  const isSorted = words.length > 1;
  const first: Circle = {
    name: 'first',
    matches: sql`u.search_name >= ${start} AND u.search_name < ${end}`,
    isSorted: false,
  };
  const name: Circle = {
    name: 'name',
    matches: sql`u.search_names @@ ${query} AND (u.search_name < ${start} OR u.search_name >= ${end})`,
    isSorted: true,
  };
  const craft: Circle = {
    name: 'craft',
    matches: sql`u.search_crafts @@ ${query} AND NOT u.search_names @@ ${query}`,
    isSorted,
  };
  const about: Circle = {
    name: 'about',
    matches: sql`u.search @@ ${query} AND NOT u.search_crafts @@ ${query}`,
    isSorted,
  };
  return [
    ...(words.every(({ isName }) => isName) ? [first, name] : []),
    ...(words.every(({ isName, isCraft }) => isName || isCraft) ? [craft] : []),
    about,
  ];
}
