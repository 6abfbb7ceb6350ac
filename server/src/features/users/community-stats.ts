import type { CommunityStats } from '#contract/users/contract.ts';
import type { Db } from '../../db/client.ts';
import { countCommunity } from './queries.ts';

const lifetimeMs = 60_000;

/** The numbers of the landing page; everyone who visits within a minute shares one count. */
export function communityStats(db: Db): () => Promise<CommunityStats> {
  let counted: Promise<CommunityStats> | null = null;
  let until = 0;
  return () => {
    if (counted && Date.now() < until) return counted;
    until = Date.now() + lifetimeMs;
    counted = countCommunity(db);
    counted.catch(() => {
      counted = null;
    });
    return counted;
  };
}
