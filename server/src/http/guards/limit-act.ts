import type { Route } from '#contract/route.ts';
import type { Db } from '../../db/client.ts';
import { limitInTransaction } from '../../db/rate-limit.ts';
import type { App } from '../app.ts';

type LimitAct = (db: Db, memberId: string) => Promise<void>;

/**
 * Counts a call of this route against its member's limit. In the transaction of a repeatable POST the count stands or falls
 * with the act: a repeat gets the first answer and counts once.
 */
export function limitAct({ config }: App, { limit }: Pick<Route, 'limit'>): LimitAct {
  if (!limit || limit === 'none' || !config.rateLimit) return async () => undefined;
  const { actions, allowances } = limit;
  return async (db, memberId) => {
    const limits = allowances.map((allowance) => ({
      key: `act ${actions} ${allowance.seconds} ${memberId}`,
      ...allowance,
    }));
    await limitInTransaction(db, limits, actions);
  };
}
