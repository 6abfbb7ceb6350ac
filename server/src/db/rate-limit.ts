import { createHash } from 'node:crypto';
import { inArray, lte } from 'drizzle-orm';
import type { Allowance } from '#contract/limits.ts';
import { AppError } from '../errors/app-error.ts';
import type { Db } from './client.ts';
import { type Fragment, sql } from './sql.ts';
import { statement } from './statement.ts';
import { rateLimits } from './tables.ts';
import { rootOf } from './transaction.ts';

export interface Limit extends Allowance {
  key: string;
}

interface Counted {
  key: string;
  count: number;
  wait: number;
}

type Values = [keys: string[], seconds: number[]];

const countSql = (keys: Fragment, seconds: Fragment, source: Fragment) => sql`
    INSERT INTO rate_limits AS r (key, count, resets_at)
    SELECT key, 1, now() + make_interval(secs => seconds)
    FROM unnest(${keys}::text[], ${seconds}::int[]) AS new (key, seconds) ${source}
    ORDER BY key
    ON CONFLICT (key) DO UPDATE SET
      count = CASE WHEN r.resets_at > now() THEN r.count + 1 ELSE 1 END,
      resets_at = CASE WHEN r.resets_at > now() THEN r.resets_at ELSE excluded.resets_at END
    RETURNING key, count, ceil(extract(epoch FROM resets_at - now()))::int AS wait`;

const countInTransaction = statement<Counted, Values>('count_attempts', (keys, seconds) =>
  countSql(keys, seconds, sql``),
);

/** Does not wait for the disk: a search would take twice as long. A crash of PostgreSQL forgets the counts of its last second. */
const countAlone = statement<Counted, Values>(
  'count_attempts_alone',
  (keys, seconds) => sql`
    WITH unsynced AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', true))
    ${countSql(keys, seconds, sql`CROSS JOIN unsynced`)}`,
);

/**
 * Counts one attempt against each limit and throws when one is exceeded. The count is shared by all instances and is kept
 * where the caller's transaction is rolled back.
 */
export async function limit(db: Db, limits: Limit[], what?: string): Promise<void> {
  await limitInTransaction(rootOf(db), limits, what);
}

/** The same, but a transaction that is rolled back gives the attempt back. */
export async function limitInTransaction(
  db: Db,
  limits: Limit[],
  what = 'attempts',
): Promise<void> {
  const max = new Map(limits.map(({ key, max }) => [hashKey(key), max]));
  const seconds = limits.map((each) => each.seconds);
  const countAttempts = rootOf(db) === db ? countAlone : countInTransaction;
  const rows = await countAttempts(db, [...max.keys()], seconds);
  const exceeded = rows.filter(({ key, count }) => count > (max.get(key) ?? 0));
  if (exceeded.length > 0) throw tooMany(what, Math.max(1, ...exceeded.map(({ wait }) => wait)));
}

/** Takes one attempt off the count: it turned out to be legitimate. */
export async function refundAttempts(db: Db, keys: string[]): Promise<void> {
  await rootOf(db)
    .update(rateLimits)
    .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
    .where(inArray(rateLimits.key, keys.map(hashKey)));
}

export async function clearLimits(db: Db, keys: string[]): Promise<void> {
  await rootOf(db)
    .delete(rateLimits)
    .where(inArray(rateLimits.key, keys.map(hashKey)));
}

export async function deleteExpiredRateLimits(db: Db): Promise<void> {
  await db.delete(rateLimits).where(lte(rateLimits.resetsAt, sql`now()`));
}

/** Keys name e-mail and network addresses, which the table must not reveal. */
function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

function tooMany(what: string, seconds: number): AppError {
  return new AppError(
    'too_many_requests',
    `Too many ${what}. Please wait ${inWords(seconds)} and try again.`,
    { retryAfterSeconds: seconds },
  );
}

function inWords(seconds: number): string {
  if (seconds <= 60) return `${seconds} seconds`;
  if (seconds <= 2 * 60 * 60) return `${Math.ceil(seconds / 60)} minutes`;
  return `${Math.ceil(seconds / (60 * 60))} hours`;
}
