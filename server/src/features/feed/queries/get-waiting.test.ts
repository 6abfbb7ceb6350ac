import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { feed as feedRoutes } from '#contract/feed/contract.ts';
import {
  createApplication,
  createBlock,
  createConnection,
  createJob,
  createUser,
} from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { savedJobs } from '../../jobs/tables.ts';
import { getWaiting } from './get-waiting.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** A member with a skill, and another one who has blocked them. */
async function createViewer(skill: string) {
  const me = await createUser(app.db, { skills: [skill] });
  const blocked = await createUser(app.db);
  await createBlock(app.db, blocked.id, me.id);
  const send = await app.as(me);
  const read = async () => (await send(feedRoutes.waiting)).json();
  const save = (jobId: string) => app.db.insert(savedJobs).values({ userId: me.id, jobId });
  return { me, blocked, read, save };
}

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

describe(getWaiting, () => {
  it('counts nothing for a member who has nothing', async () => {
    const { read } = await createViewer('Weaving');
    const none = { count: 0, isMore: false };
    expect(await read()).toEqual({
      applications: none,
      applicants: none,
      saved: none,
      requests: none,
      closing: [],
    });
  });

  it('counts what waits, and nothing that I may not see', async () => {
    const { me, blocked, read, save } = await createViewer('Weaving');
    const [open, answered, hidden] = [
      await createJob(app.db),
      await createJob(app.db),
      await createJob(app.db, { authorId: blocked.id }),
    ];
    for (const { id } of [open, hidden]) await save(id);
    const mine = { applicantId: me.id };
    await createApplication(app.db, { ...mine, jobId: open.id });
    await createApplication(app.db, { ...mine, jobId: hidden.id });
    await createApplication(app.db, { ...mine, jobId: answered.id, status: 'accepted' });
    const own = await createJob(app.db, { authorId: me.id });
    await createApplication(app.db, { jobId: own.id });
    await createApplication(app.db, { jobId: own.id, status: 'rejected' });
    await createApplication(app.db, { jobId: own.id, applicantId: blocked.id });
    await createConnection(app.db, (await createUser(app.db)).id, me.id, { status: 'pending' });
    await createConnection(app.db, blocked.id, me.id, { status: 'pending' });
    await createConnection(app.db, me.id, (await createUser(app.db)).id, { status: 'pending' });
    const one = { count: 1, isMore: false };
    expect(await read()).toMatchObject({
      applications: one,
      applicants: one,
      saved: one,
      requests: one,
    });
  });

  it('names the three jobs for me that close next', async () => {
    const { me, blocked, read, save } = await createViewer('Gaffing');
    const gaffer = { skills: ['Gaffing', 'Grip'] };
    const call = (hours: number, fields = {}) =>
      createJob(app.db, { expiresAt: inHours(hours), title: `In ${hours}`, ...fields });
    await call(1, { ...gaffer, authorId: me.id });
    await call(2, { ...gaffer, authorId: blocked.id });
    await call(3);
    const applied = await call(4, gaffer);
    await createApplication(app.db, { jobId: applied.id, applicantId: me.id });
    await call(-1, gaffer);
    expect((await read()).closing).toEqual([]);
    await call(8 * 24, gaffer);
    const third = await call(72, gaffer);
    await call(90, gaffer);
    const second = await call(48, { positionSkills: ['Gaffing'] });
    const first = await call(24);
    await save(first.id);
    const { closing } = await read();
    expect(closing.map(({ id, isSaved }) => [id, isSaved])).toEqual([
      [first.id, true],
      [second.id, false],
      [third.id, false],
    ]);
    expect(closing[0]).toMatchObject({ title: 'In 24', expiresAt: expect.any(String) });
  });
});
