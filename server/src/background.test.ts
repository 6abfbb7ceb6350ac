import { afterAll, beforeAll, expect, it } from 'vitest';
import { listSetAside, retrySetAside } from './db/failed-items.ts';
import { type AuthApp, createAuthApp } from './testing/auth-app.ts';
import { batchesOf } from './testing/batches.ts';
import { pauseSchedule } from './testing/pause-schedule.ts';
import { poisonRow } from './testing/poison-row.ts';

const tasks = [
  'mail-unseen',
  'send-digests',
  'mail-daily-finds',
  'match-job',
  'match-searches',
  'warn-of-job-expiry',
  'remind-guests',
  'remind-guest',
  'close-unanswered',
  'remind-owners',
  'lift-suspensions',
  'delete-left-members',
  'deliver-pushes',
  'close-pushes',
  'delete-uploads',
  'clean-stored-files',
  'discard-uploads',
];

/** A run of these between two steps would count as a try. */
const scheduled = [
  'mail-unseen',
  'send-digests',
  'mail-daily-finds',
  'warn-of-job-expiry',
  'remind-guests',
  'keep-promises',
  'lift-suspensions',
  'clean-up-accounts',
  'sweep-pushes',
  'sweep-uploads',
  'clean-stored-files',
];

let app: AuthApp;
beforeAll(async () => {
  app = await createAuthApp({ METRICS_TOKEN: 'token-of-the-test' });
  for (const task of scheduled) await pauseSchedule(app.db, task);
});
afterAll(() => app.close());

it('has a poisoned batch for each task', () => {
  expect(Object.keys(batchesOf(app))).toEqual(tasks);
});

/** With an item that PostgreSQL refuses to write until it is cured. */
async function makeBatch(task: string) {
  const make = batchesOf(app)[task];
  if (!make) throw new Error(`${task} has no batch.`);
  const { ids, poisoned, run, done } = await make();
  const [first, bad = '', last] = ids;
  const cure = await poisonRow(app.db, ...poisoned, bad);
  const listDone = async () => {
    const { rows } = await app.db.$client.query<{ id: string }>(
      `SELECT DISTINCT done.id FROM (${done}) done WHERE done.id = ANY ($1::text[])`,
      [ids],
    );
    return rows.map(({ id }) => id).toSorted();
  };
  return { ids: ids.toSorted(), others: [first, last].toSorted(), run, cure, listDone };
}

it.each(tasks)('%s: a bad row keeps no other, and is set aside after three tries', async (task) => {
  const { others, run, cure, listDone } = await makeBatch(task);

  await expect(run()).rejects.toThrow();
  expect(await listDone()).toEqual(others);
  expect(await listSetAside(app.db)).toEqual([]);
  await expect(run()).rejects.toThrow();
  await expect(run()).rejects.toThrow();
  expect(await listSetAside(app.db)).toEqual([{ task, count: 1, error: 'a poisoned row' }]);
  await run();
  expect(await listDone()).toEqual(others);

  await cure();
  expect(await retrySetAside(app.db)).toBe(1);
});

it('counts in the metrics what was set aside, and tries it again when it is told to', async () => {
  const { ids, others, run, cure, listDone } = await makeBatch('mail-unseen');
  for (let tries = 0; tries < 3; tries++) await expect(run()).rejects.toThrow();
  const headers = { authorization: 'Bearer token-of-the-test' };
  const metrics = await app.call('GET', '/metrics', undefined, headers);
  expect(metrics.body).toContain('callboard_set_aside_items{task="mail-unseen"} 1');
  await cure();
  await run();
  expect(await listDone()).toEqual(others);
  expect(await retrySetAside(app.db)).toBe(1);
  expect(await listSetAside(app.db)).toEqual([]);
  await run();
  expect(await listDone()).toEqual(ids);
});
