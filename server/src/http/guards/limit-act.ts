import type { Route } from '#contract/route.ts';
import type { Db } from '../../db/client.ts';
import { limitInTransaction } from '../../db/rate-limit.ts';
import type { App } from '../app.ts';
import { type ActLimit, actLimits } from './act-limits.ts';

type LimitAct = (db: Db, memberId: string) => Promise<void>;

const entries: [act: string, limit: ActLimit][] = Object.entries(actLimits);

/**
 * Counts a call of this route against its member's limit. In the transaction of a repeatable POST the count stands or falls
 * with the act: a repeat gets the first answer and counts once.
 */
export function limitAct({ config }: App, route: Route): LimitAct {
  const found = entries.find(([, { routes }]) => routes.includes(route));
  if (!found || !config.rateLimit) return async () => undefined;
  const [act, { allowances }] = found;
  return async (db, memberId) => {
    const limits = allowances.map((allowance) => ({
      key: `act ${act} ${allowance.seconds} ${memberId}`,
      ...allowance,
    }));
    await limitInTransaction(db, limits, act);
  };
}
