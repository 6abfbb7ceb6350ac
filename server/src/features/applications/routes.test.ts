import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  applications as applicationRoutes,
  application as applicationSchema,
} from '#contract/applications/contract.ts';
import { jobs } from '#contract/jobs/contract.ts';
import { createApplication, createBlock, createJob, createUser } from '../../testing/factories.ts';
import { listNotified } from '../../testing/list-notified.ts';
import { createPersonas, statusesOf } from '../../testing/personas.ts';
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

describe('the routes of applications', () => {
  it.each([
    ['POST', '/api/jobs/:newJob/apply', { message: 'Hi' }, [401, 201, 403, 201, 401]],
    ['GET', '/api/jobs/:newJob/application', undefined, [401, 404, 404, 404, 401]],
    ['GET', '/api/applications', undefined, [401, 200, 200, 200, 401]],
    ['GET', '/api/job-applications', undefined, [401, 200, 200, 200, 401]],
    ['GET', '/api/applications/job/:newJob', undefined, [401, 403, 200, 200, 401]],
    ['GET', '/api/applications/:another', undefined, [401, 404, 200, 200, 401]],
    ['PATCH', '/api/applications/:another', { status: 'accepted' }, [401, 404, 200, 403, 401]],
    ['DELETE', '/api/applications/:another', undefined, [401, 404, 403, 403, 401]],
  ] as const)('answers %s %s by who asks', async (method, path, body, expected) => {
    const url = async () =>
      path.replace(':newJob', (await ownJob()).id).replace(':another', (await applied()).id);
    expect(Object.values(await statusesOf(people.send, method, url, body))).toEqual(expected);
  });

  it('answers the applicant: see, not decide, withdraw', async () => {
    const { id, jobId } = await applied(people.member.id);
    const url = `/api/applications/${id}`;
    expect((await people.send.member('GET', url)).statusCode).toBe(200);
    expect(
      (await people.send.member(applicationRoutes.mineForJob, { params: { id: jobId } })).json().id,
    ).toBe(id);
    expect((await people.send.member('PATCH', url, { status: 'accepted' })).statusCode).toBe(403);
    expect((await people.send.member('DELETE', url)).statusCode).toBe(204);
  });
});

describe('POST /api/jobs/:id/apply', () => {
  it('refuses one’s own job, a second try and an unknown job, each with a sentence', async () => {
    const { id } = await ownJob();
    const own = await people.send.owner(applicationRoutes.apply, {
      params: { id },
      body: { message: 'Me' },
    });
    expect(own.error()).toEqual({
      code: 'forbidden',
      message: 'You cannot apply to your own job.',
    });
    await people.send.member(applicationRoutes.apply, { params: { id }, body: {} });
    const again = await people.send.member(applicationRoutes.apply, { params: { id }, body: {} });
    expect(again.statusCode).toBe(409);
    expect(again.json().message).toBe('You have already applied to this job.');
    const unknown = await people.send.member(applicationRoutes.apply, {
      params: { id: 'job_none' },
      body: {},
    });
    expect(unknown.statusCode).toBe(404);
  });

  it('refuses a message of 6,000 letters', async () => {
    const { id } = await ownJob();
    const body = { message: 'x'.repeat(6000) };
    expect(
      (await people.send.member(applicationRoutes.apply, { params: { id }, body })).statusCode,
    ).toBe(400);
  });

  it('keeps the application and tells the owner, with the address to answer to', async () => {
    const owner = await createUser(app.db);
    const applicant = await createUser(app.db, {
      firstName: 'Ivy',
      portfolioUrl: 'https://ivy.example',
    });
    const job = await createJob(app.db, { authorId: owner.id, title: 'Drummer' });
    const send = await app.as(applicant);
    const answer = await send(applicationRoutes.apply, {
      params: { id: job.id },
      body: { message: ' I drum. ' },
    });
    expect(answer.statusCode).toBe(201);
    const made = applicationSchema.strict().parse(answer.json());
    expect(made).toMatchObject({
      message: 'I drum.',
      status: 'pending',
      job: { title: 'Drummer' },
    });
    const seen = await (await app.as(owner))(applicationRoutes.get, { params: { id: made.id } });
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
      Array.from({ length: 8 }, () =>
        people.send.member(applicationRoutes.apply, { params: { id }, body: {} }),
      ),
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
    await Promise.all(
      senders.map((send) => send(applicationRoutes.apply, { params: { id }, body: {} })),
    );
    const [first] = senders;
    const own = (await first?.(applicationRoutes.mineForJob, { params: { id } }))?.json();
    await first?.(applicationRoutes.withdraw, { params: { id: own?.id } });
    await first?.(applicationRoutes.apply, { params: { id }, body: {} });
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
    const apply = () =>
      people.send.member(applicationRoutes.apply, { params: { id: job.id }, body: {} });
    const { id } = (await apply()).json();
    const toldOwner = async () =>
      (await noticesTo(people.owner.id)).filter(({ data }) => data['applicationId'] === id);
    expect(await toldOwner()).toHaveLength(1);
    await people.send.member(applicationRoutes.withdraw, { params: { id } });
    expect(await toldOwner()).toEqual([]);
    for (const send of [people.send.owner, people.send.member, people.send.administrator])
      expect((await send(applicationRoutes.get, { params: { id } })).statusCode).toBe(404);
    expect(
      (await people.send.owner(applicationRoutes.listForJob, { params: { jobId: job.id } })).json(),
    ).toEqual([]);
    expect((await people.send.member(jobs.get, { params: { id: job.id } })).json().isApplied).toBe(
      false,
    );
    expect(
      (await people.send.member(applicationRoutes.withdraw, { params: { id } })).statusCode,
    ).toBe(404);
    expect((await apply()).statusCode).toBe(201);
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
    expect(
      (await people.send.member(applicationRoutes.get, { params: { id: theirs.id } })).statusCode,
    ).toBe(404);
    expect(
      (await people.send.member(applicationRoutes.withdraw, { params: { id: theirs.id } }))
        .statusCode,
    ).toBe(204);
    expect((await people.send.member(applicationRoutes.get, { params: { id } })).statusCode).toBe(
      200,
    );
  });

  it('is not found by an owner whom the applicant has blocked', async () => {
    const applicant = await createUser(app.db);
    const { id } = await applied(applicant.id);
    const withdraw = () => people.send.owner(applicationRoutes.withdraw, { params: { id } });
    expect((await withdraw()).statusCode).toBe(403);
    await createBlock(app.db, applicant.id, people.owner.id);
    expect((await withdraw()).statusCode).toBe(404);
  });
});

describe('PATCH /api/applications/:id', () => {
  it('tells the applicant of each change, not of a repeat', async () => {
    const applicant = await createUser(app.db);
    const { id } = await applied(applicant.id);
    for (const status of ['accepted', 'accepted', 'rejected', 'pending']) {
      const answer = await people.send.owner(applicationRoutes.setStatus, {
        params: { id },
        body: { status },
      });
      expect(answer.json().status).toBe(status);
    }
    const titles = (await noticesTo(applicant.id)).map(({ title }) => title);
    expect(titles).toEqual([
      'Application accepted',
      'Application not successful',
      'Application under review',
    ]);
  });

  it('refuses an unknown status and a withdrawn application', async () => {
    const { id } = await applied();
    const odd = await people.send.owner(applicationRoutes.setStatus, {
      params: { id },
      body: { status: 'hired' },
    });
    expect(odd.statusCode).toBe(400);
    const withdrawn = await createApplication(app.db, {
      jobId: (await ownJob()).id,
      withdrawnAt: '2026-01-01T00:00:00Z',
    });
    const gone = await people.send.owner(applicationRoutes.setStatus, {
      params: { id: withdrawn.id },
      body: {
        status: 'accepted',
      },
    });
    expect(gone.statusCode).toBe(404);
  });
});
