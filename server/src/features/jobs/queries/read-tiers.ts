import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import { id, instant } from '#contract/primitives.ts';
import type { Db } from '#server/db/client.ts';
import { integer, join, param, sql } from '#server/db/sql.ts';

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
  /** SQL: the ids of those who may be the author; null for everyone. */
  authors: SQL | null;
  after: JobSearchKey | null;
  rows: number;
}

/**
 * How many of the newest jobs are looked at first. What many jobs match fills the page from these; what they do not fill the
 * page with, so few match that all of them can be read by the index and sorted.
 */
const newest = 600;
/** Where authors are looked up before any words are, more can be looked at for the same cost. */
const newestOfAuthors = 1_200;

export const tierName = (tier: number): TierName => tierNames[tier] ?? 'all';
const numberOf = (name: TierName) => tierNames.indexOf(name);

export type FoundJob = { tier: number; at: string; id: string };

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
  const read = async (query: SQL) => (await db.execute<FoundJob>(query)).rows;
  const near = await read(nearSql(group, search));
  if (near.length < search.rows) return read(farSql(group, search));
  const found: FoundJob[] = [];
  for (const tier of group) {
    const rows = search.rows - found.length;
    if (rows === 0) break;
    const nearOfTier = near.filter((job) => job.tier === numberOf(tier.name));
    const isFull = nearOfTier.length >= rows;
    found.push(...(isFull ? nearOfTier : await read(farSql([tier], search))).slice(0, rows));
  }
  return found;
}

/**
 * SQL: those of the newest jobs that match, of all tiers in the group, a page of each. IS TRUE keeps the authors from being
 * joined last.
 */
function nearSql(group: Tier[], { conditions, authors, after, rows }: TierSearch): SQL {
  return sql`SELECT near.tier, near.created_at::text AS at, near.id FROM (
    SELECT ${tierSql(group)} AS tier, j.created_at, j.id,
      row_number() OVER (PARTITION BY ${tierSql(group)} ORDER BY j.created_at DESC, j.id DESC) AS place
    FROM (SELECT * FROM jobs j WHERE true ${isAfter(group, after)}
      ORDER BY j.created_at DESC, j.id DESC LIMIT ${integer(authors ? newestOfAuthors : newest)}) j
    WHERE ${authors ? sql`(j.author_id IN (${authors})) IS TRUE AND` : sql``} ${conditions} AND ${isIn(group)}) near
    WHERE near.place <= ${integer(rows)} ORDER BY near.tier, near.place`;
}

/** SQL: a page of these tiers from all jobs. */
function farSql(tiers: Tier[], search: TierSearch): SQL {
  const { conditions, authors, isIndexed, after, rows } = search;
  // Added to nothing, the time cannot be read in the order of jobs_newest, which might read every job before the page is full.
  const time = isIndexed ? sql`j.created_at + interval '0'` : sql`j.created_at`;
  const tierOrder = tiers.length > 1 ? sql`tier,` : sql``;
  return sql`SELECT ${tierSql(tiers)} AS tier, j.created_at::text AS at, j.id FROM ${jobsOf(authors)} j
    WHERE ${isIn(tiers)} AND ${conditions} ${isAfter(tiers, after)}
    ORDER BY ${tierOrder} ${time} DESC, j.id DESC LIMIT ${integer(rows)}`;
}

/** SQL: with authors, their jobs one after the other: PostgreSQL trusts its guess that hardly any job has a phrase, and reads thousands. */
function jobsOf(authors: SQL | null): SQL {
  return authors
    ? sql`(${authors} OFFSET 0) author CROSS JOIN LATERAL (SELECT * FROM jobs WHERE author_id = author.id OFFSET 0)`
    : sql`jobs`;
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
function isIn(tiers: Tier[]): SQL {
  const [better, matches] = [tiers[0]?.better, tiers.at(-1)?.matches ?? sql`false`];
  return better ? sql`${matches} AND NOT ${better}` : matches;
}

function isAfter(group: Tier[], after: JobSearchKey | null): SQL {
  return after && group.some(({ name }) => name === after[0])
    ? sql`AND (j.created_at, j.id) < (${param(after[1])}::timestamptz, ${param(after[2])})`
    : sql``;
}
