import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppError } from '../errors/app-error.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import type { RootDb } from './client.ts';
import {
  clearLimits,
  deleteExpiredRateLimits,
  limit,
  limitInTransaction,
  refundAttempts,
} from './rate-limit.ts';
import { sql } from './sql.ts';
import { transaction } from './transaction.ts';

let db: RootDb;
beforeAll(async () => {
  ({ db } = await createTestDatabase());
});
afterAll(() => db.$client.end());

const twoAnHour = (key: string) => [{ key, max: 2, seconds: 3600 }];
const refused = { code: 'too_many_requests', status: 429 };
const passHour = () =>
  db.$client.query("UPDATE rate_limits SET resets_at = resets_at - interval '1 hour'");
const secondsLeft = async () => {
  const { rows } = await db.$client.query(
    'SELECT ceil(extract(epoch FROM max(resets_at) - now()))::int AS seconds FROM rate_limits',
  );
  return rows[0].seconds as number;
};

describe('limit', () => {
  it('refuses what is over the allowance, and says how long to wait', async () => {
    await limit(db, twoAnHour('over'));
    await limit(db, twoAnHour('over'));
    const before = await secondsLeft();
    const error = await limit(db, twoAnHour('over')).catch((failure: unknown) => failure);
    expect(error).toMatchObject(refused);
    const { retryAfterSeconds } = error as AppError;
    expect(retryAfterSeconds).toBeLessThanOrEqual(before);
    expect(retryAfterSeconds).toBeGreaterThanOrEqual(await secondsLeft());
  });

  it('begins anew when the time is over', async () => {
    for (let attempt = 0; attempt < 3; attempt++) {
      await limit(db, twoAnHour('anew')).catch(() => undefined);
    }
    await passHour();
    await limit(db, twoAnHour('anew'));
    await limit(db, twoAnHour('anew'));
    await expect(limit(db, twoAnHour('anew'))).rejects.toMatchObject(refused);
  });

  it('counts attempts that come all at once, over keys in any order', async () => {
    const both = [...twoAnHour('burst a'), ...twoAnHour('burst b')];
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => limit(db, index % 2 ? both : both.toReversed())),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  });

  it('counts even what the caller rolls back', async () => {
    const attempt = () =>
      transaction(db, async (tx) => {
        await limit(tx, twoAnHour('rollback'));
        throw new Error('rolled back');
      });
    await expect(attempt()).rejects.toThrow('rolled back');
    await expect(attempt()).rejects.toThrow('rolled back');
    await expect(attempt()).rejects.toMatchObject(refused);
  });

  it('waits for no disk, and leaves the connection as it was', async () => {
    await limit(db, twoAnHour('unsynced'));
    const { rows } = await db.$client.query('SHOW synchronous_commit');
    expect(rows).toEqual([{ synchronous_commit: 'on' }]);
  });

  it('gives the attempt back with the transaction that it is part of', async () => {
    const attempt = () =>
      transaction(db, async (tx) => {
        await limitInTransaction(tx, twoAnHour('part'));
        const { rows } = await tx.execute(sql`SHOW synchronous_commit`);
        expect(rows).toEqual([{ synchronous_commit: 'on' }]);
        throw new Error('rolled back');
      });
    for (let n = 0; n < 4; n++) await expect(attempt()).rejects.toThrow('rolled back');
  });

  it('keeps no key in the clear', async () => {
    await limit(db, twoAnHour('maya@nyu.edu'));
    const { rows } = await db.$client.query('SELECT key FROM rate_limits');
    expect(JSON.stringify(rows)).not.toContain('maya');
  });
});

it('gives an attempt back, or all of them', async () => {
  await limit(db, twoAnHour('back'));
  await limit(db, twoAnHour('back'));
  await refundAttempts(db, ['back']);
  await limit(db, twoAnHour('back'));
  await clearLimits(db, ['back']);
  await limit(db, twoAnHour('back'));
  await limit(db, twoAnHour('back'));
  await expect(limit(db, twoAnHour('back'))).rejects.toMatchObject(refused);
});

it('forgets counters whose time is over', async () => {
  await passHour();
  await limit(db, twoAnHour('current'));
  await deleteExpiredRateLimits(db);
  const { rows } = await db.$client.query('SELECT count FROM rate_limits');
  expect(rows).toEqual([{ count: 1 }]);
});
