import type { SQL } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { exactTsquery, looseTsquery } from './asked-tsquery.ts';
import type { AskedWords } from './prepare-search.ts';
import { type FoundJob, readTiers, type Tier, type TierSearch } from './read-tiers.ts';

/** The jobs of a page. Similar words are looked for only where no job has the words as they are spelt. */
export async function findByTier(
  db: Db,
  asked: AskedWords | null,
  { conditionsFor, ...search }: JobSearch,
): Promise<FoundJob[]> {
  const read = (tiers: Tier[], query: SQL | null, isRare = search.isRare) =>
    readTiers(db, tiers, { ...search, isRare, conditions: conditionsFor(query) });
  if (!asked) return read([{ name: 'all', matches: sql`true` }], null);
  if (search.after?.[0] !== 'similar') {
    const query = exactTsquery(asked);
    const found = await read(exactTiers(asked, query), query, search.isRare || isMisspelt(asked));
    if (found.length > 0 || search.after) return found;
  }
  const loose = looseTsquery(asked);
  return loose ? read([{ name: 'similar', matches: sql`j.search @@ ${loose}` }], loose) : [];
}

/** Each alternative has a word that begins no word of any title, skill or role. */
function isMisspelt({ alternatives }: AskedWords): boolean {
  const isUnknown = (words: AskedWords['alternatives'][0]) =>
    words.some(({ similar }) => similar.length > 0);
  return alternatives.length > 0 && alternatives.every(isUnknown);
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
