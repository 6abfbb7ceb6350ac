import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import { id, instant } from '#contract/primitives.ts';
import { integer, join, param, sql } from '#server/db/sql.ts';
import { exactTsquery, looseTsquery } from './asked-tsquery.ts';
import type { AskedWords } from './prepare-search.ts';

/**
 * How well a job matches: its title has the words, its skills and roles, its other texts; `similar` where no job has those
 * very words, `all` without words.
 */
const tierNames = ['title', 'skill', 'about', 'similar', 'all'] as const;
type TierName = (typeof tierNames)[number];

/** The last job of a page; within a tier the newest comes first. */
export const jobSearchKey = z.tuple([z.enum(tierNames), instant, id]);
export type JobSearchKey = z.output<typeof jobSearchKey>;

interface Tier {
  name: TierName;
  matches: SQL;
}

export const tierName = (tier: number): TierName => tierNames[tier] ?? 'all';

/** SQL: the jobs of a page as `tier`, `created_at` and `id`. Tiers are read one after the other until the page is full. */
export function jobsByTier(
  asked: AskedWords | null,
  conditions: SQL,
  after: JobSearchKey | null,
  rows: number,
): SQL {
  const select = (tiers: Tier[]) => tiersSql(tiers, conditions, after, rows);
  if (!asked) return select([{ name: 'all', matches: sql`true` }]);
  const similar = similarTiers(asked);
  if (after?.[0] === 'similar') return select(similar);
  const exact = exactTiers(asked);
  if (after || similar.length === 0) return select(exact);
  return sql`
    WITH nearer AS MATERIALIZED (${select(exact)})
    SELECT * FROM nearer UNION ALL
    SELECT * FROM (${select(similar)}) further WHERE NOT EXISTS (SELECT FROM nearer)`;
}

function similarTiers(asked: AskedWords): Tier[] {
  const query = looseTsquery(asked);
  return query ? [{ name: 'similar', matches: sql`j.search @@ ${query}` }] : [];
}

/** Without the tiers that must be empty, because no job uses a word so. */
function exactTiers(asked: AskedWords): Tier[] {
  const query = exactTsquery(asked);
  if (!query) return asked.excluded.length > 0 ? [{ name: 'all', matches: sql`true` }] : [];
  const [inTitle, inSkills] = [sql`j.search_title @@ ${query}`, sql`j.search_skills @@ ${query}`];
  const { alternatives } = asked;
  const areIn = (isIn: (word: AskedWords['alternatives'][0][0]) => boolean) =>
    alternatives.length === 0 || alternatives.some((words) => words.every(isIn));
  const areTitles = areIn(({ isTitle }) => isTitle);
  const areSkills = areIn(({ isTitle, isSkill }) => isTitle || isSkill);
  return [
    ...(areTitles ? [{ name: 'title', matches: inTitle } as const] : []),
    ...(areSkills
      ? [
          {
            name: 'skill',
            matches: sql`${inSkills} ${areTitles ? sql`AND NOT ${inTitle}` : sql``}`,
          } as const,
        ]
      : []),
    {
      name: 'about',
      matches: sql`j.search @@ ${query} ${areSkills ? sql`AND NOT ${inSkills}` : sql``}`,
    },
  ];
}

/**
 * PostgreSQL reads the parts of a UNION ALL in their order and stops at the LIMIT. Sorted as a whole, every tier would be
 * read to its end.
 */
function tiersSql(tiers: Tier[], conditions: SQL, after: JobSearchKey | null, rows: number): SQL {
  const start = after ? tierNames.indexOf(after[0]) : 0;
  const parts = tiers
    .filter(({ name }) => tierNames.indexOf(name) >= start)
    .map(({ name, matches }) => {
      const isAfter =
        after?.[0] === name
          ? sql`AND (j.created_at, j.id) < (${param(after[1])}::timestamptz, ${param(after[2])})`
          : sql``;
      return sql`(SELECT ${integer(tierNames.indexOf(name))} AS tier, j.created_at, j.id FROM jobs j
        WHERE ${matches} AND ${conditions} ${isAfter}
        ORDER BY j.created_at DESC, j.id DESC LIMIT ${integer(rows)})`;
    });
  if (parts.length === 0) return sql`SELECT 0 AS tier, j.created_at, j.id FROM jobs j WHERE false`;
  return sql`SELECT * FROM (${join(parts, sql` UNION ALL `)}) tiers LIMIT ${integer(rows)}`;
}
