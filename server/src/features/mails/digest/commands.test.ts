import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notifications } from '#contract/notifications/contract.ts';
import { tracking } from '#contract/tracking/contract.ts';
import { transaction } from '#server/db/transaction.ts';
import { type AuthApp, createAuthApp } from '#server/testing/auth-app.ts';
import {
  createApplication,
  createBlock,
  createConnection,
  createCourse,
  createEvent,
  createJob,
  createUser,
} from '#server/testing/factories.ts';
import { pauseSchedule, untilDone } from '#server/testing/pause-schedule.ts';
import { events } from '../../events/tables.ts';
import { notify } from '../../notifications/commands/notify.ts';
import { users } from '../../users/tables.ts';
import { mailLinks } from '../mail-links.ts';
import { digests } from '../tables.ts';
import { sendDigests } from './commands.ts';
import type { DigestWeek } from './queries.ts';

type Member = Awaited<ReturnType<typeof createUser>>;

/** A week that is still to come, so that its events are too. */
const week: DigestWeek = { monday: '2031-03-03', timeZone: 'America/New_York' };
const nextWeek: DigestWeek = { ...week, monday: '2031-03-10' };
const lastWeek = '2031-02-26T15:00:00Z';
const thisWeek = '2031-03-06T23:30:00Z';

let app: AuthApp;
beforeAll(async () => {
  app = await createAuthApp();
  await pauseSchedule(app.db, 'send-digests');
});
afterAll(() => app.close());

const run = (of = week) => sendDigests(app.db, of, mailLinks(app));

/** A member whom nothing but a job of their own skill concerns. */
async function createReader(fields: Parameters<typeof createUser>[1] = {}) {
  const reader = await createUser(app.db, { emailDigest: true, ...fields });
  const skill = `Skill of ${reader.id}`;
  await app.db
    .update(users)
    .set({ skills: [skill] })
    .where(eq(users.id, reader.id));
  return { ...reader, skills: [skill] };
}

const jobFor = ({ skills }: Member, fields = {}) =>
  createJob(app.db, { skills, title: 'Harpist', createdAt: lastWeek, ...fields });

async function mailsTo({ email }: Member, of = week) {
  await run(of);
  await untilDone(app.db, ['send-mail']);
  return app.mailsTo(email, 0);
}

describe('no digest is sent', () => {
  it('to a member for whom there is nothing new', async () => {
    const reader = await createReader();
    expect(await mailsTo(reader)).toEqual([]);
  });

  it('to a member who switched it off, or is suspended', async () => {
    const off = await createReader({ emailDigest: false });
    const suspended = await createReader({ suspendedAt: '2026-01-01T00:00:00Z' });
    for (const reader of [off, suspended]) {
      await jobFor(reader);
      expect(await mailsTo(reader)).toEqual([]);
    }
  });

  it('that waits in the queue until it was switched off', async () => {
    const reader = await createReader();
    await jobFor(reader);
    await transaction(app.db, async (tx) => {
      await sendDigests(tx, week, mailLinks(app));
      await tx.update(users).set({ emailDigest: false }).where(eq(users.id, reader.id));
    });
    expect(await mailsTo(reader)).toEqual([]);
  });

  it('about jobs that expired, of other weeks, other skills, other schools or the member', async () => {
    const reader = await createReader({ school: 'Tisch School of the Arts' });
    await jobFor(reader, { createdAt: '2031-02-24T04:59:59Z' });
    await jobFor(reader, { createdAt: '2031-03-03T05:00:00Z' });
    await jobFor(reader, { expiresAt: '2026-01-01T00:00:00Z' });
    await jobFor(reader, { authorId: reader.id });
    await jobFor(reader, { targetSchool: 'Gallatin' });
    await jobFor({ ...reader, skills: ['Another'] });
    expect(await mailsTo(reader)).toEqual([]);
  });

  it('about what the member has seen or knows', async () => {
    const reader = await createReader();
    const [viewed, applied, told] = [
      await jobFor(reader),
      await jobFor(reader),
      await jobFor(reader),
    ];
    const send = await app.as(reader);
    await send(tracking.viewContent, { body: { contentType: 'job', contentId: viewed.id } });
    await createApplication(app.db, { jobId: applied.id, applicantId: reader.id });
    await notify(app.db, [reader.id], {
      type: 'job_match',
      actor: { id: told.authorId },
      data: {
        jobId: told.id,
        jobTitle: told.title,
        reason: { by: 'skills', skills: told.skills, isForSchool: false },
      },
    });
    await send(notifications.markAllRead);
    expect(await mailsTo(reader)).toEqual([]);
  });

  it('about anything of members who are blocked or suspended', async () => {
    const reader = await createReader();
    const blocked = await createUser(app.db);
    const suspended = await createUser(app.db, { suspendedAt: '2026-01-01T00:00:00Z' });
    await createBlock(app.db, blocked.id, reader.id);
    const section = { courseCode: `BLOC-UT ${reader.id}`, createdAt: lastWeek };
    await createCourse(app.db, { ...section, userId: reader.id });
    for (const { id } of [blocked, suspended]) {
      await jobFor(reader, { authorId: id });
      await createCourse(app.db, { ...section, userId: id });
    }
    expect(await mailsTo(reader)).toEqual([]);
  });

  it('about classmates who hide their courses or are connected already', async () => {
    const reader = await createReader();
    const hiding = await createUser(app.db, { hideCourses: true });
    const connected = await createUser(app.db);
    await createConnection(app.db, connected.id, reader.id);
    const section = { courseCode: `HIDE-UT ${reader.id}`, createdAt: lastWeek };
    for (const { id } of [reader, hiding, connected])
      await createCourse(app.db, { ...section, userId: id });
    expect(await mailsTo(reader)).toEqual([]);
  });
});

describe('a digest', () => {
  it('has jobs, events and people, each with its link, and can be stopped', async () => {
    const reader = await createReader({ firstName: 'Maya' });
    const job = await jobFor(reader, { location: 'Bobst, 2nd floor', paymentType: 'paid' });
    const mate = await createUser(app.db, { firstName: 'Theo', lastName: 'Brandt' });
    const section = { courseCode: `THEA ${reader.id}`, courseName: 'Stagecraft' };
    await createCourse(app.db, {
      ...section,
      userId: reader.id,
      createdAt: '2026-01-01T00:00:00Z',
    });
    await createCourse(app.db, { ...section, userId: mate.id, createdAt: lastWeek });
    const event = await createEvent(app.db, { title: 'Open stage', eventDate: thisWeek });
    const [mail, ...more] = await mailsTo(reader);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Your week on Callboard: 1 job, 1 event, 1 new classmate');
    expect(mail?.text).toContain(
      `* Harpist\n  Paid · Bobst, 2nd floor\n  http://callboard.test/jobs/${job.id}`,
    );
    expect(mail?.text).toMatch(/\* Open stage\n {2}Thu, Mar 6, 6:30\sPM\n/);
    expect(mail?.text).toContain(`http://callboard.test/events/${event.id}`);
    expect(mail?.text).toContain(`* Theo Brandt\n  THEA ${reader.id} Stagecraft\n`);
    const link = /http:\S+unsubscribe\S+/.exec(mail?.text ?? '')?.[0].replace(app.publicUrl(), '');
    expect((await app.call('POST', link ?? '')).statusCode).toBe(200);
    const [now] = await app.db.select().from(users).where(eq(users.id, reader.id));
    expect([now?.emailDigest, now?.emailNotifications]).toEqual([false, true]);
    await app.db.delete(events).where(eq(events.id, event.id));
  });

  it('has five of a kind at most, those with most skills in common first', async () => {
    const reader = await createReader();
    const skills = [...reader.skills, 'Directing'];
    await app.db.update(users).set({ skills }).where(eq(users.id, reader.id));
    for (let n = 0; n < 6; n++) await jobFor(reader, { title: `Grip ${n}` });
    await jobFor(reader, { title: 'Director', skills });
    const [mail] = await mailsTo(reader);
    const titles = mail?.text?.match(/^\* (Grip|Director).*/gm) ?? [];
    expect(titles).toHaveLength(5);
    expect(titles[0]).toBe('* Director');
  });
});

describe('exactly once', () => {
  it('per member and week, however often it runs, and with nothing twice', async () => {
    const reader = await createReader();
    await jobFor(reader);
    expect(await mailsTo(reader)).toHaveLength(1);
    expect(await mailsTo(reader)).toHaveLength(1);
    expect(await mailsTo(reader, nextWeek)).toHaveLength(1);
    await jobFor(reader, { createdAt: thisWeek });
    expect(await mailsTo(reader, nextWeek)).toHaveLength(1);
  });

  it('when two runs are under way', async () => {
    const readers = await Promise.all(Array.from({ length: 4 }, () => createReader()));
    for (const reader of readers) await jobFor(reader);
    await Promise.all([run(), run(), run()]);
    for (const reader of readers) expect(await mailsTo(reader)).toHaveLength(1);
  });

  it('after a run that died, for those it had not reached', async () => {
    const reader = await createReader();
    await jobFor(reader);
    const dying = transaction(app.db, async (tx) => {
      await sendDigests(tx, week, mailLinks(app));
      throw new Error('The process ends.');
    });
    await expect(dying).rejects.toThrow('ends');
    expect(await app.db.$count(digests, eq(digests.userId, reader.id))).toBe(0);
    expect(await mailsTo(reader)).toHaveLength(1);
  });

  it('to everyone when more members wait than one batch takes', async () => {
    const readers = await Promise.all(Array.from({ length: 120 }, () => createReader()));
    for (const reader of readers) await jobFor(reader);
    await mailsTo(readers[0] as Member);
    for (const { email } of readers) expect(await app.mailsTo(email, 0)).toHaveLength(1);
  });
});
