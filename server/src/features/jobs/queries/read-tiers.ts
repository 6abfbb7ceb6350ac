import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import { id, instant } from '#contract/primitives.ts';
import type { Db } from '#server/db/client.ts';
import { integer, join, param, sql } from '#server/db/sql.ts';
import { readUnprepared } from '#server/db/statement.ts';

/**
 * How well a job matches: its title has the words, its skills and roles, its other texts; `similar` where no job has those
 * very words, `all` without words.
 */
const tierNames = ['title', 'skill', 'about', 'similar', 'all'] as const;
type TierName = (typeof tierNames)[number];

/** The last job of a page; within a tier the newest comes first. */
export const jobSearchKey = z.tuple([z.enum(tierNames), instant, id]);
type JobSearchKey = z.output<typeof jobSearchKey>;

export interface Tier {
  name: TierName;
  /** SQL: the job `j` is in this tier or a better one. */
  matches: SQL;
  /** SQL: it is in a better one. */
  better?: SQL | undefined;
}

export interface TierSearch {
  conditions: SQL;
  /** Whether an index can tell which jobs match, so that nothing else is read. */
  isIndexed: boolean;
  /** Whether few jobs can match, so that looking at the newest ones first would be in vain. */
  isRare: boolean;
  after: JobSearchKey | null;
  rows: number;
}

/**
 * How many of the newest jobs are looked at first, for each row of a page. What many jobs match fills the page from these; what
 * they do not fill the page with, so few match that all of them can be read by the index and sorted.
 */
const newestPerRow = 16;

export const tierName = (tier: number): TierName => tierNames[tier] ?? 'all';
const numberOf = (name: TierName) => tierNames.indexOf(name);

export type FoundJob = { tier: number; at: string; id: string };

const isIn =
  ({ name }: Tier) =>
  ({ tier }: FoundJob) =>
    tier === numberOf(name);

/** Reads tier by tier, from the cursor's, until the page is full. */
export async function readTiers(db: Db, tiers: Tier[], search: TierSearch): Promise<FoundJob[]> {
  const { after, rows } = search;
  const reached = tiers.filter(({ name }) => !after || numberOf(name) >= numberOf(after[0]));
  const begun = reached.filter(({ name }) => name === after?.[0]);
  const found: FoundJob[] = [];
  for (const group of [begun, reached.slice(begun.length)]) {
    if (group.length === 0 || found.length === rows) continue;
    found.push(...(await readGroup(db, group, { ...search, rows: rows - found.length })));
  }
  return found;
}

/** Planned for its values, never prepared: a word or a skill that every job has needs another plan than a rare one. */
async function readGroup(db: Db, group: Tier[], search: TierSearch): Promise<FoundJob[]> {
  const read = (query: SQL) => readUnprepared<FoundJob>(db, query);
  const near = search.isRare ? null : await read(nearSql(group, search));
  const nearOf = (tier: Tier) => near?.filter(isIn(tier)) ?? [];
  const full = group.find((tier) => nearOf(tier).length === search.rows);
  const before = full ? group.slice(0, group.indexOf(full)) : group;
  const far: FoundJob[] = [];
  for (const tiers of splitTiers(before, near)) {
    const rows = search.rows - far.length;
    if (rows > 0) far.push(...(await read(farSql(tiers, { ...search, rows }))));
  }
  return [...far, ...(full ? nearOf(full) : [])].slice(0, search.rows);
}

/** The first tier that one of the newest jobs is in will likely fill the page: those after it are then not read. */
function splitTiers(tiers: Tier[], near: FoundJob[] | null): Tier[][] {
  const filling = near ? tiers.findIndex((tier) => near.some(isIn(tier))) : 0;
  const end = filling < 0 ? tiers.length : filling + 1;
  return [tiers.slice(0, end), tiers.slice(end)].filter((part) => part.length > 0);
}

/** SQL: without the others, which PostgreSQL would plan for too. */
const searchedColumns = sql`j.id, j.author_id, j.created_at, j.expires_at, j.is_listed, j.facets, j.search_title, j.search_skills, j.search`;

/** SQL: those of the newest jobs that match, of all tiers in the group, a page of each. */
function nearSql(group: Tier[], { conditions, after, rows }: TierSearch): SQL {
  return sql`SELECT near.tier, near.created_at::text AS at, near.id FROM (
    SELECT ${tierSql(group)} AS tier, j.created_at, j.id,
      row_number() OVER (PARTITION BY ${tierSql(group)} ORDER BY j.created_at DESC, j.id DESC) AS place
    FROM (SELECT ${searchedColumns} FROM jobs j WHERE true ${isAfter(group, after)}
      ORDER BY j.created_at DESC, j.id DESC LIMIT ${integer(rows * newestPerRow)}) j
    WHERE ${conditions} AND ${areIn(group)}) near
    WHERE near.place <= ${integer(rows)} ORDER BY near.tier, near.place`;
}

/** SQL: a page of these tiers from all jobs. */
function farSql(tiers: Tier[], search: TierSearch): SQL {
  const { conditions, isIndexed, after, rows } = search;
  // Added to nothing, the time cannot be read in the order of jobs_newest, which might read every job before the page is full.
  const time = isIndexed ? sql`j.created_at + interval '0'` : sql`j.created_at`;
  const tierOrder = tiers.length > 1 ? sql`tier,` : sql``;
  return sql`SELECT ${tierSql(tiers)} AS tier, j.created_at::text AS at, j.id FROM jobs j
    WHERE ${areIn(tiers)} AND ${conditions} ${isAfter(tiers, after)}
    ORDER BY ${tierOrder} ${time} DESC, j.id DESC LIMIT ${integer(rows)}`;
}

/** SQL: the number of the first of these tiers that the job `j` is in. */
function tierSql(tiers: Tier[]): SQL {
  const [only] = tiers;
  if (only && tiers.length === 1) return integer(numberOf(only.name));
  const cases = tiers.map(
    ({ name, matches }) => sql`WHEN ${matches} THEN ${integer(numberOf(name))}`,
  );
  return sql`CASE ${join(cases, sql` `)} END`;
}

/** SQL: the job `j` is in one of these tiers. */
function areIn(tiers: Tier[]): SQL {
  const [better, matches] = [tiers[0]?.better, tiers.at(-1)?.matches ?? sql`false`];
  return better ? sql`${matches} AND NOT ${better}` : matches;
}

function isAfter(group: Tier[], after: JobSearchKey | null): SQL {
  return after && group.some(({ name }) => name === after[0])
    ? sql`AND (j.created_at, j.id) < (${param(after[1])}::timestamptz, ${param(after[2])})`
    : sql``;
}
