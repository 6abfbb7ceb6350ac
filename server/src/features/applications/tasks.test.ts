import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applications } from '#contract/applications/contract.ts';
import { newId } from '../../db/ids.ts';
import { schoolTime } from '../../platform/school-time.ts';
import { createApplication, createBlock, createJob, createUser } from '../../testing/factories.ts';
import { listNotified } from '../../testing/list-notified.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { notificationsPerDay } from '../notifications/daily-allowance.ts';
import { notificationActs, notifications } from '../notifications/tables.ts';
import { closeUnanswered } from './commands/close-unanswered.ts';
import { remindOwners } from './commands/remind-owners.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const timeZone = 'America/New_York';
const at = (instant: string) =>
  schoolTime({ clock: { now: () => Date.parse(instant) }, config: { timeZone } });

describe(remindOwners, () => {
  it('tells of what waits for more than a week, once a week and job', async () => {
    const owner = await createUser(app.db);
    const job = await createJob(app.db, { authorId: owner.id, title: 'Harpist' });
    const blocked = await createUser(app.db);
    await createBlock(app.db, owner.id, blocked.id);
    const applied = (createdAt: string, more = {}) =>
      createApplication(app.db, { jobId: job.id, createdAt, ...more });
    await applied('2026-03-01T12:00:00Z');
    await applied('2026-03-02T12:00:00Z');
    await applied('2026-03-01T12:00:00Z', { status: 'accepted' });
    await applied('2026-03-01T12:00:00Z', { withdrawnAt: '2026-03-02T12:00:00Z' });
    await applied('2026-03-01T12:00:00Z', { applicantId: blocked.id });
    const told = async (instant: string) => {
      await remindOwners(app.db, at(instant));
      return (await listNotified(app.db, owner.id)).map(({ message }) => message);
    };
    expect(await told('2026-03-08T11:00:00Z')).toEqual([]);
    const first = ['One application to “Harpist” is older than a week.'];
    expect(await told('2026-03-08T13:00:00Z')).toEqual(first);
    expect(await told('2026-03-09T13:00:00Z')).toEqual(first);
    expect(await told('2026-03-15T12:59:00Z')).toEqual([
      ...first,
      '2 applications to “Harpist” are older than a week.',
    ]);
  });
});

describe(closeUnanswered, () => {
  it('closes what is pending two weeks after the promised day, with a kind note', async () => {
    const job = await createJob(app.db, { title: 'Piper', respondBy: '2026-03-01' });
    const waiting = await createApplication(app.db, { jobId: job.id });
    const accepted = await createApplication(app.db, { jobId: job.id, status: 'accepted' });
    const unpromised = await createApplication(app.db);
    const read = async ({ id, applicantId }: typeof waiting) => {
      const send = await app.as({ id: applicantId });
      return (await send(applications.get, { params: { id } })).json();
    };
    // Still the 14th in New York.
    await closeUnanswered(app.db, at('2026-03-15T03:30:00Z'));
    expect((await read(waiting)).status).toBe('pending');
    await closeUnanswered(app.db, at('2026-03-15T13:00:00Z'));
    await closeUnanswered(app.db, at('2026-03-16T13:00:00Z'));
    expect(await read(waiting)).toMatchObject({
      status: 'rejected',
      isUnanswered: true,
      note: expect.stringContaining('says nothing about your work'),
    });
    expect((await read(accepted)).status).toBe('accepted');
    expect((await read(unpromised)).status).toBe('pending');
    const told = await listNotified(app.db, waiting.applicantId);
    expect(told.map(({ title }) => title)).toEqual(['Application closed']);
    expect(await listNotified(app.db, accepted.applicantId)).toEqual([]);
  });

  it('tells everyone, whatever the owner has caused that day; not across a block', async () => {
    const owner = await createUser(app.db);
    const someone = await createUser(app.db);
    const notice = { title: 'New like', message: 'Somebody likes your post.' };
    const [{ id: notificationId } = { id: '' }] = await app.db
      .insert(notifications)
      .values({ id: newId('note'), userId: someone.id, type: 'like', groupKey: 'post' })
      .returning();
    const act = { notificationId, userId: someone.id, actorId: owner.id, ...notice };
    await app.db
      .insert(notificationActs)
      .values(Array.from({ length: notificationsPerDay }, () => act));
    const job = await createJob(app.db, { authorId: owner.id, respondBy: '2026-03-01' });
    const waiting = await Promise.all(
      [1, 2].map(() => createApplication(app.db, { jobId: job.id })),
    );
    const blocked = await createApplication(app.db, { jobId: job.id });
    await createBlock(app.db, owner.id, blocked.applicantId);
    await closeUnanswered(app.db, at('2026-03-20T13:00:00Z'));
    const told = await Promise.all(
      [...waiting, blocked].map(({ applicantId }) => listNotified(app.db, applicantId)),
    );
    expect(told.map(({ length }) => length)).toEqual([1, 1, 0]);
  });
});
