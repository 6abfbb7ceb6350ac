import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { RootDb } from '../../db/client.ts';
import { transaction } from '../../db/transaction.ts';
import { eventually } from '../../testing/eventually.ts';
import { manualClock } from '../../testing/manual-clock.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { enqueue, type Queue, schedule, startQueue, work } from './queue.ts';
import { defineTask } from './task.ts';

const quick = { pollSeconds: 0.5, scheduleSeconds: 1, superviseSeconds: 1 };
/** Nothing is found by a poll while a test runs: only a wake-up makes a worker look. */
const withoutPolls = { ...quick, pollSeconds: 24 * 60 * 60 };
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
    await eventually(() => expect(seen).toEqual(['early']));
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
    await eventually(() => expect(seen).toContain('committed'));
    // Tasks are taken in the order they were enqueued: one before this would have been seen before.
    expect(seen).toEqual(['committed']);
    await eventually(async () => expect(await queue.boss.findJobs('greet')).toEqual([]));
  });

  it('wakes its worker after the commit, and not before it', async () => {
    await queue.stop();
    queue = startQueue(db, url, silentLog, withoutPolls);
    const seen: string[] = [];
    await enqueue(db, greet, { name: 'first' });
    work(queue, greet, collect(seen));
    await eventually(() => expect(seen).toEqual(['first']));
    await transaction(db, async (tx) => {
      await enqueue(tx, greet, { name: 'uncommitted' });
      await enqueue(db, greet, { name: 'second' });
      await eventually(() => expect(seen).toEqual(['first', 'second']));
    });
    await eventually(() => expect(seen).toEqual(['first', 'second', 'uncommitted']));
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
    await eventually(() => expect(seen.toSorted()).toEqual(['bad', 'bad', 'one', 'three', 'two']));
    await eventually(async () => expect(await queue.boss.findJobs('greet')).toEqual([]));
  });

  it('takes one task after the other without waiting for a poll', async () => {
    await queue.stop();
    queue = startQueue(db, url, silentLog, withoutPolls);
    const seen: string[] = [];
    for (let index = 0; index < 30; index++) await enqueue(db, greet, { name: `${index}` });
    work(queue, greet, collect(seen), { concurrency: 2 });
    await eventually(() => expect(seen).toHaveLength(30));
  });

  it('takes up what an earlier process left', async () => {
    await enqueue(db, greet, { name: 'kept' });
    await queue.stop();
    const seen: string[] = [];
    queue = startQueue(db, url, silentLog, quick);
    work(queue, greet, collect(seen));
    await eventually(() => expect(seen).toEqual(['kept']));
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
    await eventually(() => expect(seen).toEqual(['orphan']));
  });
});

describe('stop', () => {
  it('waits for running work', async () => {
    await queue.stop();
    queue = startQueue(db, url, silentLog, quick, manualClock());
    const release = Promise.withResolvers<void>();
    const steps: string[] = [];
    work(queue, greet, async () => {
      steps.push('began');
      await release.promise;
      steps.push('finished');
    });
    await enqueue(db, greet, { name: 'slow' });
    await eventually(() => expect(steps).toEqual(['began']));
    const stopped = queue.stop().then(() => steps.push('stopped'));
    release.resolve();
    await stopped;
    expect(steps).toEqual(['began', 'finished', 'stopped']);
  });

  it('waits no longer than the limit, and the task is retried', async () => {
    await queue.stop();
    const clock = manualClock();
    queue = startQueue(db, url, silentLog, quick, clock);
    let runs = 0;
    const release = Promise.withResolvers<void>();
    const stuck = async () => {
      runs++;
      if (runs === 1) await release.promise;
    };
    work(queue, greet, stuck);
    await enqueue(db, greet, { name: 'stuck' });
    await eventually(() => expect(runs).toBe(1));
    const stopped = queue.stop(200);
    await clock.untilAsleep();
    await clock.advance(200);
    await stopped;
    release.resolve();
    queue = startQueue(db, url, silentLog, quick);
    work(queue, greet, stuck);
    await eventually(() => expect(runs).toBe(2));
  });

  it('waits for workers that are just starting, and leaves their tasks for the next start', async () => {
    await enqueue(db, greet, { name: 'early stop' });
    await queue.stop();
    const printed: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line) => void printed.push(line) });
    const seen: string[] = [];
    queue = startQueue(db, url, log, quick);
    work(queue, greet, collect(seen), { concurrency: 3 });
    schedule(queue, greet, '0 0 1 1 *', { name: 'new year' });
    await queue.started;
    await queue.stop();
    expect(printed).toEqual([]);
    queue = startQueue(db, url, silentLog, quick);
    work(queue, greet, collect(seen));
    await eventually(() => expect(seen).toEqual(['early stop']));
  });

  it('ends a queue that never reached its database', async () => {
    const clock = manualClock();
    const lost = startQueue(db, 'postgres://nobody@127.0.0.1:1/none', silentLog, quick, clock);
    await clock.untilAsleep();
    await lost.stop();
    await expect(lost.started).rejects.toThrow();
  });
});

describe('schedule', () => {
  it('runs a task when its time comes', async () => {
    const seen: string[] = [];
    work(queue, greet, collect(seen));
    schedule(queue, greet, '* * * * *', { name: 'every minute' });
    await eventually(() => expect(seen).toContain('every minute'));
  });
});
