import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { RootDb } from '../../db/client.ts';
import { transaction } from '../../db/transaction.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { enqueue, type Queue, schedule, startQueue, work } from './queue.ts';
import { defineTask } from './task.ts';

const quick = { pollSeconds: 0.5, scheduleSeconds: 1, superviseSeconds: 1 };
const greet = defineTask('greet', z.object({ name: z.string() }), { retrySeconds: 1 });

let db: RootDb;
let url: string;
let queue: Queue;

beforeEach(async () => {
  ({ db, url } = await createTestDatabase());
  queue = startQueue(db, url, silentLog, quick);
});

afterEach(async () => {
  await queue.stop();
  await db.$client.end();
});

function collect(into: string[]) {
  return async ({ name }: { name: string }) => void into.push(name);
}

describe('enqueue', () => {
  it('works although the queue is still starting', async () => {
    const seen: string[] = [];
    work(queue, greet, collect(seen));
    await enqueue(db, greet, { name: 'early' });
    await vi.waitFor(() => expect(seen).toEqual(['early']), 3000);
  });

  it('leaves nothing behind a rollback', async () => {
    const seen: string[] = [];
    work(queue, greet, collect(seen));
    await expect(
      transaction(db, async (tx) => {
        await enqueue(tx, greet, { name: 'never' });
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await transaction(db, (tx) => enqueue(tx, greet, { name: 'committed' }));
    await vi.waitFor(() => expect(seen).toContain('committed'), 3000);
    await sleep(700);
    expect(seen).toEqual(['committed']);
  });

  it('is worked within 300 ms of the commit, and not before it', async () => {
    await queue.stop();
    queue = startQueue(db, url, silentLog, { ...quick, pollSeconds: 60 });
    let workedAt = 0;
    work(queue, greet, async () => void (workedAt = performance.now()));
    await enqueue(db, greet, { name: 'warm-up' });
    await vi.waitFor(() => expect(workedAt).toBeGreaterThan(0), 3000);
    await sleep(300);

    workedAt = 0;
    await transaction(db, async (tx) => {
      await enqueue(tx, greet, { name: 'ada' });
      await sleep(200);
      expect(workedAt).toBe(0);
    });
    const committedAt = performance.now();
    await vi.waitFor(() => expect(workedAt).toBeGreaterThan(0), { timeout: 3000, interval: 5 });
    expect(workedAt - committedAt).toBeLessThan(300);
  });

  it('refuses data that the task does not take', async () => {
    await expect(enqueue(db, greet, { name: 5 } as never)).rejects.toThrow(z.ZodError);
  });
});

describe('work', () => {
  it('retries what throws and lets the others through', async () => {
    const seen: string[] = [];
    work(queue, greet, async ({ name }) => {
      seen.push(name);
      if (name === 'bad' && seen.filter((each) => each === 'bad').length < 2)
        throw new Error('once');
    });
    await transaction(db, async (tx) => {
      for (const name of ['one', 'bad', 'two', 'three']) await enqueue(tx, greet, { name });
    });
    await vi.waitFor(() => expect(seen.filter((name) => name === 'bad')).toHaveLength(2), 10_000);
    expect(seen.slice(0, 4).toSorted()).toEqual(['bad', 'one', 'three', 'two']);
    await vi.waitFor(async () => expect(await queue.boss.findJobs('greet')).toEqual([]), 3000);
  });

  it('drains a long line without waiting for the poll', async () => {
    await queue.stop();
    queue = startQueue(db, url, silentLog, { ...quick, pollSeconds: 60 });
    const seen: string[] = [];
    for (let index = 0; index < 30; index++) await enqueue(db, greet, { name: `${index}` });
    work(queue, greet, collect(seen), { concurrency: 2 });
    await vi.waitFor(() => expect(seen).toHaveLength(30), 5000);
  });

  it('takes up what an earlier process left', async () => {
    await enqueue(db, greet, { name: 'kept' });
    await queue.stop();
    const seen: string[] = [];
    queue = startQueue(db, url, silentLog, quick);
    work(queue, greet, collect(seen));
    await vi.waitFor(() => expect(seen).toEqual(['kept']), 3000);
  });

  it('takes up a task whose worker died in the middle', async () => {
    const brief = defineTask('brief', z.object({ name: z.string() }), {
      retrySeconds: 1,
      expireSeconds: 1,
    });
    await enqueue(db, brief, { name: 'orphan' });
    await queue.boss.fetch('brief');
    const seen: string[] = [];
    work(queue, brief, collect(seen));
    await vi.waitFor(() => expect(seen).toEqual(['orphan']), 15_000);
  });
});

describe('stop', () => {
  it('waits for running work', async () => {
    let finished = false;
    let began = false;
    work(queue, greet, async () => {
      began = true;
      await sleep(400);
      finished = true;
    });
    await enqueue(db, greet, { name: 'slow' });
    await vi.waitFor(() => expect(began).toBe(true), 3000);
    await queue.stop();
    expect(finished).toBe(true);
  });

  it('waits no longer than the limit, and gives the task back', async () => {
    let runs = 0;
    const release = new AbortController();
    const stuck = async () => {
      runs++;
      if (runs === 1)
        await sleep(30_000, undefined, { signal: release.signal }).catch(() => undefined);
    };
    work(queue, greet, stuck);
    await enqueue(db, greet, { name: 'stuck' });
    await vi.waitFor(() => expect(runs).toBe(1), 3000);
    const before = performance.now();
    await queue.stop(200);
    expect(performance.now() - before).toBeLessThan(2000);
    release.abort();
    queue = startQueue(db, url, silentLog, quick);
    work(queue, greet, stuck);
    await vi.waitFor(() => expect(runs).toBe(2), 10_000);
  });

  it('ends a queue that never reached its database', async () => {
    const lost = startQueue(db, 'postgres://nobody@127.0.0.1:1/none', silentLog, quick);
    await sleep(50);
    await lost.stop();
    await expect(lost.started).rejects.toThrow();
  });
});

describe('schedule', () => {
  it('runs a task when its time comes', async () => {
    const seen: string[] = [];
    work(queue, greet, collect(seen));
    schedule(queue, greet, '* * * * *', { name: 'every minute' });
    await vi.waitFor(() => expect(seen).toContain('every minute'), 15_000);
  });
});
