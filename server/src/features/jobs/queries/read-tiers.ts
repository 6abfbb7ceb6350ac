import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import { id, instant } from '#contract/primitives.ts';
import { identifier, integer, join, param, sql } from '#server/db/sql.ts';

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
  /** SQL: the author is one of few. */
  isByFew: SQL | null;
  after: JobSearchKey | null;
  rows: number;
}

/**
 * How many of the newest jobs are looked at first. What many jobs match fills the page from these; what they do not fill the
 * page with, so few match that all of them can be read by the index and sorted.
 */
const newest = 600;
/** Of authors who are looked up before any words are, more can be looked at for the same cost. */
const newestByFew = 2_400;

export const tierName = (tier: number): TierName => tierNames[tier] ?? 'all';
const numberOf = (name: TierName) => tierNames.indexOf(name);

/**
 * SQL: a page of jobs as `tier`, `created_at` and `id`. PostgreSQL reads the parts of a UNION ALL in their order and stops at
 * the LIMIT. Sorted as a whole, every tier would be read to its end.
 */
export function readTiers(tiers: Tier[], search: TierSearch): SQL {
  const { after, rows } = search;
  const reached = tiers.filter(({ name }) => !after || numberOf(name) >= numberOf(after[0]));
  const begun = reached.filter(({ name }) => name === after?.[0]);
  const groups = [begun, reached.slice(begun.length)].filter((group) => group.length > 0);
  if (groups.length === 0) return sql`SELECT 0 AS tier, j.created_at, j.id FROM jobs j WHERE false`;
  const parts = groups.flatMap((group) => [readFew(group, search), ...readMany(group, search)]);
  return sql`WITH ${join(
    groups.map((group) => sql`${nearName(group)} AS MATERIALIZED (${nearSql(group, search)})`),
    sql`, `,
  )} SELECT * FROM (${join(parts, sql` UNION ALL `)}) tiers LIMIT ${integer(rows)}`;
}

const nearName = ([first]: Tier[]) => identifier(`near_${first?.name}`);

/** SQL: those of the newest jobs that match, of all tiers in the group. IS TRUE keeps the authors from being joined last. */
function nearSql(group: Tier[], { conditions, isByFew, after }: TierSearch): SQL {
  return sql`SELECT ${tierSql(group)} AS tier, j.created_at, j.id
    FROM (SELECT * FROM jobs j WHERE true ${isAfter(group, after)}
      ORDER BY j.created_at DESC, j.id DESC LIMIT ${integer(isByFew ? newestByFew : newest)}) j
    WHERE ${isByFew ? sql`(${isByFew}) IS TRUE AND` : sql``} ${conditions} AND ${isIn(group)}`;
}

/** SQL: where the newest jobs do not fill the page, all tiers of the group at once. */
function readFew(group: Tier[], search: TierSearch): SQL {
  const isFew = sql`(SELECT count(*) FROM ${nearName(group)}) < ${integer(search.rows)}`;
  return farSql(group, isFew, search);
}

/** SQL: where they do, each tier from them if it fills the page alone, else from all jobs: only one of the two is read. */
function readMany(group: Tier[], search: TierSearch): SQL[] {
  const rows = integer(search.rows);
  const isMany = sql`(SELECT count(*) FROM ${nearName(group)}) >= ${rows}`;
  return group.flatMap((tier) => {
    const near = sql`FROM ${nearName(group)} near WHERE near.tier = ${integer(numberOf(tier.name))}`;
    const isFull = sql`(SELECT count(*) ${near}) >= ${rows}`;
    const fromNear = sql`(SELECT near.tier, near.created_at, near.id ${near} AND ${isFull}
      ORDER BY near.created_at DESC, near.id DESC LIMIT ${rows})`;
    if (group.length === 1) return [fromNear];
    return [fromNear, farSql([tier], sql`${isMany} AND NOT ${isFull}`, search)];
  });
}

function farSql(tiers: Tier[], isNeeded: SQL, search: TierSearch): SQL {
  const { conditions, isByFew, isIndexed, after, rows } = search;
  // Added to nothing, the time cannot be read in the order of jobs_newest, which might read every job before the page is full.
  const time = isIndexed ? sql`j.created_at + interval '0'` : sql`j.created_at`;
  const tierOrder = tiers.length > 1 ? sql`tier,` : sql``;
  return sql`(SELECT ${tierSql(tiers)} AS tier, j.created_at, j.id FROM jobs j
    WHERE ${isNeeded} AND ${isIn(tiers)} AND ${conditions} ${isByFew ? sql`AND ${isByFew}` : sql``} ${isAfter(tiers, after)}
    ORDER BY ${tierOrder} ${time} DESC, j.id DESC LIMIT ${integer(rows)})`;
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
