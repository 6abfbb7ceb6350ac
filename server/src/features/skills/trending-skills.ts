import type { TrendingSkill } from '#contract/skills/contract.ts';
import type { Db } from '../../db/client.ts';
import { listTrendingSkills } from './queries.ts';

const lifetimeMs = 60_000;

/** The trend of the minute: everyone who asks within it shares one count. */
export function trendingSkills(db: Db): () => Promise<TrendingSkill[]> {
  let counted: Promise<TrendingSkill[]> | null = null;
  let until = 0;
  return () => {
    if (counted && Date.now() < until) return counted;
    until = Date.now() + lifetimeMs;
    counted = listTrendingSkills(db);
    counted.catch(() => {
      counted = null;
    });
    return counted;
  };
}
