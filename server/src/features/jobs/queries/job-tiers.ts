import type { SQL } from 'drizzle-orm';
import { sql } from '#server/db/sql.ts';
import { exactTsquery, looseTsquery } from './asked-tsquery.ts';
import type { AskedWords } from './prepare-search.ts';
import { readTiers, type Tier, type TierSearch } from './read-tiers.ts';

/** SQL: the jobs of a page as `tier`, `created_at` and `id`. */
export function jobsByTier(asked: AskedWords | null, { conditionsFor, ...search }: JobSearch): SQL {
  const read = (tiers: Tier[], query: SQL | null) =>
    readTiers(tiers, { ...search, conditions: conditionsFor(query) });
  if (!asked) return read([{ name: 'all', matches: sql`true` }], null);
  const [query, loose] = [exactTsquery(asked), looseTsquery(asked)];
  const similar = loose && read([{ name: 'similar', matches: sql`j.search @@ ${loose}` }], loose);
  if (search.after?.[0] === 'similar') return similar ?? read([], null);
  const exact = read(exactTiers(asked, query), query);
  if (search.after || !similar) return exact;
  return sql`
    WITH nearer AS MATERIALIZED (${exact})
    SELECT * FROM nearer UNION ALL
    SELECT * FROM (${similar}) further WHERE NOT EXISTS (SELECT FROM nearer)`;
}

interface JobSearch extends Omit<TierSearch, 'conditions'> {
  /** SQL: what else a job must be, where it has these words. */
  conditionsFor: (words: SQL | null) => SQL;
}

/** Without the tiers that must be empty, because no job uses a word so. */
function exactTiers(asked: AskedWords, query: SQL | null): Tier[] {
  if (!query) return asked.excluded.length > 0 ? [{ name: 'all', matches: sql`true` }] : [];
  const { alternatives } = asked;
  const areIn = (isIn: (word: AskedWords['alternatives'][0][0]) => boolean) =>
    alternatives.length === 0 || alternatives.some((words) => words.every(isIn));
  const tiers: Tier[] = [
    ...(areIn(({ isTitle }) => isTitle)
      ? [{ name: 'title', matches: sql`j.search_title @@ ${query}` } as const]
      : []),
    ...(areIn(({ isTitle, isSkill }) => isTitle || isSkill)
      ? [{ name: 'skill', matches: sql`j.search_skills @@ ${query}` } as const]
      : []),
    { name: 'about', matches: sql`j.search @@ ${query}` },
  ];
  return tiers.map((tier, at) => ({ ...tier, better: tiers[at - 1]?.matches }));
}
