import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  applications as applicationRoutes,
  application as applicationSchema,
} from '#contract/applications/contract.ts';
import type { ApplicationStatus } from '#contract/applications/forms.ts';
import { jobs } from '#contract/jobs/contract.ts';
import type { BodyInputOf } from '#contract/route.ts';
import { createApplication, createBlock, createJob, createUser } from '../../testing/factories.ts';
import { listNotified } from '../../testing/list-notified.ts';
import {
  type Ask,
  createPersonas,
  membersOnly,
  type Statuses,
  statusesOf,
} from '../../testing/personas.ts';
import { type Send, wrong } from '../../testing/send.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { applications } from './tables.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof createPersonas>>;

beforeAll(async () => {
  app = await createTestApp();
  people = await createPersonas(app);
});
afterAll(() => app.close());

const ownJob = () => createJob(app.db, { authorId: people.owner.id });
const applied = async (applicantId?: string) =>
  createApplication(app.db, {
    jobId: (await ownJob()).id,
    ...(applicantId ? { applicantId } : {}),
  });
const noticesTo = (userId: string) => listNotified(app.db, userId);

const apply = (send: Send, id: string, body: BodyInputOf<typeof applicationRoutes.apply> = {}) =>
  send(applicationRoutes.apply, { params: { id }, body });
const get = (send: Send, id: string) => send(applicationRoutes.get, { params: { id } });
const decide = (send: Send, id: string, status: ApplicationStatus) =>
  send(applicationRoutes.setStatus, { params: { id }, body: { status } });
const withdraw = (send: Send, id: string) => send(applicationRoutes.withdraw, { params: { id } });

describe('the routes of applications', () => {
  it.each<[string, Ask, Statuses]>([
    [
      'apply',
      async (send) => apply(send, (await ownJob()).id, { message: 'Hi' }),
      { ...membersOnly(201), owner: 403 },
    ],
    [
      'read one’s own to a job',
      async (send) => send(applicationRoutes.mineForJob, { params: { id: (await ownJob()).id } }),
      membersOnly(404),
    ],
    ['list one’s own', (send) => send(applicationRoutes.listMine), membersOnly(200)],
    ['list those to one’s jobs', (send) => send(applicationRoutes.listToMyJobs), membersOnly(200)],
    [
      'list those to a job',
      async (send) =>
        send(applicationRoutes.listForJob, { params: { jobId: (await ownJob()).id } }),
      { ...membersOnly(200), member: 403 },
    ],
    [
      'read one',
      async (send) => get(send, (await applied()).id),
      { ...membersOnly(200), member: 404 },
    ],
    [
      'decide',
      async (send) => decide(send, (await applied()).id, 'accepted'),
      { ...membersOnly(200), member: 404, administrator: 403 },
    ],
    [
      'withdraw',
      async (send) => withdraw(send, (await applied()).id),
      { ...membersOnly(403), member: 404 },
    ],
  ])('answer who asks to %s', async (_, ask, expected) => {
    expect(await statusesOf(people.send, ask)).toEqual(expected);
  });

  it('answers the applicant: see, not decide, withdraw', async () => {
    const { member } = people.send;
    const { id, jobId } = await applied(people.member.id);
    expect((await get(member, id)).statusCode).toBe(200);
    const mine = await member(applicationRoutes.mineForJob, { params: { id: jobId ?? '' } });
    expect(mine.json().id).toBe(id);
    expect((await decide(member, id, 'accepted')).statusCode).toBe(403);
    expect((await withdraw(member, id)).statusCode).toBe(204);
  });
});

describe('POST /api/jobs/:id/apply', () => {
  it('refuses one’s own job, a second try and an unknown job, each with a sentence', async () => {
    const { id } = await ownJob();
    const own = await apply(people.send.owner, id, { message: 'Me' });
    expect(own.error()).toEqual({
      code: 'forbidden',
      message: 'You cannot apply to your own job.',
    });
    await apply(people.send.member, id);
    const again = await apply(people.send.member, id);
    expect(again.statusCode).toBe(409);
    expect(again.error().message).toBe('You have already applied to this job.');
    expect((await apply(people.send.member, 'job_none')).statusCode).toBe(404);
  });

  it('refuses a message of 6,000 letters', async () => {
    const { id } = await ownJob();
    const answer = await apply(people.send.member, id, { message: 'x'.repeat(6000) });
    expect(answer.statusCode).toBe(400);
  });

  it('keeps the application and tells the owner, with the address to answer to', async () => {
    const owner = await createUser(app.db);
    const applicant = await createUser(app.db, {
      firstName: 'Ivy',
      portfolioUrl: 'https://ivy.example',
    });
    const job = await createJob(app.db, { authorId: owner.id, title: 'Drummer' });
    const answer = await apply(await app.as(applicant), job.id, { message: ' I drum. ' });
    expect(answer.statusCode).toBe(201);
    const made = applicationSchema.strict().parse(answer.json());
    expect(made).toMatchObject({
      message: 'I drum.',
      status: 'pending',
      job: { title: 'Drummer' },
    });
    const seen = await get(await app.as(owner), made.id);
    expect(seen.json().applicant).toMatchObject({
      email: applicant.email,
      portfolioUrl: 'https://ivy.example',
    });
    expect(await noticesTo(owner.id)).toMatchObject([
      {
        type: 'job_application',
        message: 'Ivy Lovelace applied to “Drummer”.',
        data: { applicationId: made.id },
      },
      { type: 'job_milestone', title: 'First application', data: { jobId: job.id } },
    ]);
  });

  it('lets one of many tries at the same moment through', async () => {
    const { id } = await ownJob();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => apply(people.send.member, id)),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(7);
  });

  it('tells of the first and the tenth person, of no one twice', async () => {
    const owner = await createUser(app.db);
    const { id } = await createJob(app.db, { authorId: owner.id });
    const senders = await Promise.all(
      Array.from({ length: 11 }, async () => app.as(await createUser(app.db))),
    );
    const [first] = await Promise.all(senders.map((send) => apply(send, id)));
    const [sender = app.call] = senders;
    await withdraw(sender, first?.json().id ?? '');
    await apply(sender, id);
    const milestones = (await noticesTo(owner.id)).filter(({ type }) => type === 'job_milestone');
    expect(milestones.map(({ title }) => title).toSorted()).toEqual([
      '10 applications',
      'First application',
    ]);
  });
});

describe('DELETE /api/applications/:id', () => {
  it('keeps the history, shows it to nobody and lets the member apply again', async () => {
    const job = await ownJob();
    const { id } = (await apply(people.send.member, job.id)).json();
    const toldOwner = async () =>
      (await noticesTo(people.owner.id)).filter(({ data }) => data['applicationId'] === id);
    expect(await toldOwner()).toHaveLength(1);
    await withdraw(people.send.member, id);
    expect(await toldOwner()).toEqual([]);
    for (const send of [people.send.owner, people.send.member, people.send.administrator])
      expect((await get(send, id)).statusCode).toBe(404);
    const listed = await people.send.owner(applicationRoutes.listForJob, {
      params: { jobId: job.id },
    });
    expect(listed.json()).toEqual([]);
    const seen = await people.send.member(jobs.get, { params: { id: job.id } });
    expect(seen.json().isApplied).toBe(false);
    expect((await withdraw(people.send.member, id)).statusCode).toBe(404);
    expect((await apply(people.send.member, job.id)).statusCode).toBe(201);
    const kept = await app.db.select().from(applications).where(eq(applications.jobId, job.id));
    expect(kept).toHaveLength(2);
  });

  it('works where the owner has blocked the applicant', async () => {
    const { id } = await applied(people.member.id);
    const blocker = await createUser(app.db);
    const theirs = await createApplication(app.db, {
      jobId: (await createJob(app.db, { authorId: blocker.id })).id,
      applicantId: people.member.id,
    });
    await createBlock(app.db, blocker.id, people.member.id);
    expect((await get(people.send.member, theirs.id)).statusCode).toBe(404);
    expect((await withdraw(people.send.member, theirs.id)).statusCode).toBe(204);
    expect((await get(people.send.member, id)).statusCode).toBe(200);
  });

  it('is not found by an owner whom the applicant has blocked', async () => {
    const applicant = await createUser(app.db);
    const { id } = await applied(applicant.id);
    expect((await withdraw(people.send.owner, id)).statusCode).toBe(403);
    await createBlock(app.db, applicant.id, people.owner.id);
    expect((await withdraw(people.send.owner, id)).statusCode).toBe(404);
  });
});

describe('PATCH /api/applications/:id', () => {
  it('tells the applicant of each change, not of a repeat', async () => {
    const applicant = await createUser(app.db);
    const { id } = await applied(applicant.id);
    for (const status of ['accepted', 'accepted', 'rejected', 'pending'] as const)
      expect((await decide(people.send.owner, id, status)).json().status).toBe(status);
    const titles = (await noticesTo(applicant.id)).map(({ title }) => title);
    expect(titles).toEqual([
      'Application accepted',
      'Application not successful',
      'Application under review',
    ]);
  });

  it('refuses an unknown status and a withdrawn application', async () => {
    const { id } = await applied();
    expect((await decide(people.send.owner, id, wrong('hired'))).statusCode).toBe(400);
    const withdrawn = await createApplication(app.db, {
      jobId: (await ownJob()).id,
      withdrawnAt: '2026-01-01T00:00:00Z',
    });
    expect((await decide(people.send.owner, withdrawn.id, 'accepted')).statusCode).toBe(404);
  });
});
