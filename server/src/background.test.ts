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

it.each(tasks)('%s: a bad row keeps no other, and is set aside after three tries', async (task) => {
  const make = batchesOf(app)[task];
  if (!make) throw new Error(`${task} has no batch.`);
  const { ids, poisoned, run, done } = await make();
  const [first, bad = '', last] = ids;
  await poisonRow(app.db, ...poisoned, bad);
  const listDone = async () => {
    const { rows } = await app.db.$client.query<{ id: string }>(
      `SELECT DISTINCT done.id FROM (${done}) done WHERE done.id = ANY ($1::text[])`,
      [ids],
    );
    return rows.map(({ id }) => id).toSorted();
  };
  const setAside = async () => (await listSetAside(app.db)).filter((found) => found.task === task);

  await expect(run()).rejects.toThrow();
  expect(await listDone()).toEqual([first, last].toSorted());
  expect(await setAside()).toEqual([]);
  await expect(run()).rejects.toThrow();
  await expect(run()).rejects.toThrow();
  expect(await setAside()).toEqual([{ task, count: 1, error: 'a poisoned row' }]);
  await run();
  expect(await listDone()).toEqual([first, last].toSorted());
});

it('counts in the metrics what was set aside, and tries it again when it is told to', async () => {
  const metrics = async () =>
    (await app.call('GET', '/metrics', undefined, { authorization: 'Bearer token-of-the-test' }))
      .body;
  expect(await metrics()).toContain('callboard_set_aside_items{task="mail-unseen"} 1');
  expect(await retrySetAside(app.db)).toBe(tasks.length);
  expect(await listSetAside(app.db)).toEqual([]);
});
