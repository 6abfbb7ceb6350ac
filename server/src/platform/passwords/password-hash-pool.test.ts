import { afterEach, describe, expect, it } from 'vitest';
import { type HashPool, passwordHashPool } from './password-hash-pool.ts';

const options = { memoryCost: 1024, timeCost: 1, parallelism: 1 };
const slow = { kind: 'hash', password: 'x', options: { ...options, timeCost: 200 } } as const;
const quick = { kind: 'hash', password: 'x', options } as const;

let pool: HashPool;
afterEach(() => pool.close());

describe('passwordHashPool', () => {
  it('computes and checks hashes', async () => {
    pool = passwordHashPool({ concurrency: 1, queueLimit: 5 });
    const hash = String(await pool.run({ ...quick, password: 'right' }));
    expect(await pool.run({ kind: 'verify', hash, password: 'right' })).toBe(true);
    expect(await pool.run({ kind: 'verify', hash, password: 'wrong' })).toBe(false);
  });

  it('refuses at once when the queue is full, and says when to come back', async () => {
    pool = passwordHashPool({ concurrency: 1, queueLimit: 2 });
    const taken = [pool.run(slow), pool.run(quick), pool.run(quick)];
    await expect(pool.run(quick)).rejects.toMatchObject({ status: 503, retryAfterSeconds: 10 });
    await Promise.all(taken);
    await pool.run(quick);
  });

  it('skips those who left while they waited, and lets others take their place', async () => {
    pool = passwordHashPool({ concurrency: 1, queueLimit: 1 });
    const running = pool.run(slow);
    const leaving = new AbortController();
    const left = pool.run({ kind: 'verify', hash: 'would fail', password: '' }, leaving.signal);
    leaving.abort();
    await expect(left).rejects.toThrow('left');
    await Promise.all([running, pool.run(quick)]);
    await expect(pool.run(quick, leaving.signal)).rejects.toThrow('left');
  });

  it('never computes more at once than it may', async () => {
    pool = passwordHashPool({ concurrency: 1, queueLimit: 5 });
    const order: number[] = [];
    const tasks = [slow, quick, quick].map((task, index) =>
      pool.run(task).then(() => order.push(index)),
    );
    await Promise.all(tasks);
    expect(order).toEqual([0, 1, 2]);
  });

  it('goes on after a task that cannot be done', async () => {
    pool = passwordHashPool({ concurrency: 1, queueLimit: 5 });
    await expect(pool.run({ kind: 'verify', hash: 'nonsense', password: '' })).rejects.toThrow();
    expect(await pool.run(quick)).toContain('argon2id');
  });

  it('starts a new thread in place of one that died', async () => {
    pool = passwordHashPool({ concurrency: 1, queueLimit: 5 });
    await pool.run(quick);
    await pool.close();
    expect(await pool.run(quick)).toContain('argon2id');
  });
});
