import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import type { RootDb } from './client.ts';
import { clearLimits, deleteExpiredRateLimits, limit, refundAttempts } from './rate-limit.ts';
import { transaction } from './transaction.ts';

let db: RootDb;
beforeAll(async () => {
  ({ db } = await createTestDatabase());
});
afterAll(() => db.$client.end());

const twoAMinute = (key: string) => [{ key, max: 2, seconds: 60 }];
const refused = { code: 'too_many_requests', status: 429 };
const passMinute = () =>
  db.$client.query("UPDATE rate_limits SET resets_at = resets_at - interval '1 minute'");

describe('limit', () => {
  it('refuses what is over the allowance, and says how long to wait', async () => {
    await limit(db, twoAMinute('over'));
    await limit(db, twoAMinute('over'));
    const error = await limit(db, twoAMinute('over')).catch((failure: unknown) => failure);
    expect(error).toMatchObject({ ...refused, retryAfterSeconds: 60 });
  });

  it('begins anew when the time is over', async () => {
    for (let attempt = 0; attempt < 3; attempt++) {
      await limit(db, twoAMinute('anew')).catch(() => undefined);
    }
    await passMinute();
    await limit(db, twoAMinute('anew'));
    await limit(db, twoAMinute('anew'));
    await expect(limit(db, twoAMinute('anew'))).rejects.toMatchObject(refused);
  });

  it('counts attempts that come all at once, over keys in any order', async () => {
    const both = [...twoAMinute('burst a'), ...twoAMinute('burst b')];
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => limit(db, index % 2 ? both : both.toReversed())),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  });

  it('counts even what the caller rolls back', async () => {
    const attempt = () =>
      transaction(db, async (tx) => {
        await limit(tx, twoAMinute('rollback'));
        throw new Error('rolled back');
      });
    await expect(attempt()).rejects.toThrow('rolled back');
    await expect(attempt()).rejects.toThrow('rolled back');
    await expect(attempt()).rejects.toMatchObject(refused);
  });

  it('keeps no key in the clear', async () => {
    await limit(db, twoAMinute('maya@nyu.edu'));
    const { rows } = await db.$client.query('SELECT key FROM rate_limits');
    expect(JSON.stringify(rows)).not.toContain('maya');
  });
});

it('gives an attempt back, or all of them', async () => {
  await limit(db, twoAMinute('back'));
  await limit(db, twoAMinute('back'));
  await refundAttempts(db, ['back']);
  await limit(db, twoAMinute('back'));
  await clearLimits(db, ['back']);
  await limit(db, twoAMinute('back'));
  await limit(db, twoAMinute('back'));
  await expect(limit(db, twoAMinute('back'))).rejects.toMatchObject(refused);
});

it('forgets counters whose time is over', async () => {
  await passMinute();
  await limit(db, twoAMinute('current'));
  await deleteExpiredRateLimits(db);
  const { rows } = await db.$client.query('SELECT count FROM rate_limits');
  expect(rows).toEqual([{ count: 1 }]);
});
