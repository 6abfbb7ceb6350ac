import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Application, applications } from '#contract/applications/contract.ts';
import type { QueryInputOf } from '#contract/route.ts';
import {
  createApplication,
  createBlock,
  createJob,
  createUser,
} from '#server/testing/factories.ts';
import { readPages } from '#server/testing/read-pages.ts';
import { wrong } from '#server/testing/send.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { listApplicants } from './list-applicants.ts';
import { listOwnJobsWithApplicants } from './list-own-jobs.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function createOwner() {
  const owner = await createUser(app.db);
  return { ...owner, send: await app.as(owner) };
}

const day = (of: number) => `2026-03-0${of}T12:00:00Z`;

/** Three applicants of a job, on three days: nobody who matches, one who does twice, one who does once. */
async function createApplicants() {
  const owner = await createOwner();
  const job = await createJob(app.db, { authorId: owner.id, skills: ['Dance', 'Acting'] });
  const skills = [['Foley'], ['Acting', 'Foley', 'Dance'], ['Dance']];
  const statuses = ['pending', 'accepted', 'pending'] as const;
  for (const [at, status] of statuses.entries()) {
    const applicant = await createUser(app.db, {
      firstName: String(at + 1),
      skills: skills[at] ?? [],
    });
    await createApplication(app.db, {
      jobId: job.id,
      applicantId: applicant.id,
      status,
      createdAt: day(at + 1),
    });
  }
  return { ...owner, job };
}

type Filters = QueryInputOf<typeof applications.listForJob>;

const names = (items: Application[]) => items.map(({ applicant }) => applicant.firstName);

describe(listApplicants, () => {
  it.each<[string, Filters, string[]]>([
    ['newest', { limit: 1 }, ['3', '2', '1']],
    ['oldest', { sort: 'oldest', limit: 1 }, ['1', '2', '3']],
    ['most matching skills', { sort: 'match', limit: 1 }, ['2', '3', '1']],
    ['newest of a state', { status: 'pending', limit: 1 }, ['3', '1']],
    ['oldest of a state', { status: 'pending', sort: 'oldest', limit: 1 }, ['1', '3']],
    ['most matching of a state', { status: 'accepted', sort: 'match' }, ['2']],
    ['none of a state', { status: 'rejected' }, []],
  ])('lists the %s first, page by page', async (_, query, expected) => {
    const { send, job } = await createApplicants();
    const params = { jobId: job.id };
    const pages = await readPages(send, applications.listForJob, { params, query });
    expect(names(pages.flat())).toEqual(expected);
  });

  it('refuses an unknown sort, state or page', async () => {
    const { send, job } = await createApplicants();
    const params = { jobId: job.id };
    for (const query of [
      { sort: wrong('best') },
      { status: wrong('hired') },
      { cursor: 'abc' },
      { limit: 0 },
    ]) {
      const answer = await send(applications.listForJob, { params, query });
      expect(answer.statusCode).toBe(400);
    }
  });
});

describe(listOwnJobsWithApplicants, () => {
  it('counts by state, the newest application first, without the withdrawn, the blocked and the suspended', async () => {
    const { send, job, id } = await createApplicants();
    const later = await createJob(app.db, { authorId: id, title: 'Later' });
    await createJob(app.db, { authorId: id, title: 'Nobody applied' });
    const blocked = await createUser(app.db);
    await createBlock(app.db, id, blocked.id);
    const suspended = await createUser(app.db, { suspendedAt: day(1) });
    for (const applicant of [blocked, suspended])
      await createApplication(app.db, { jobId: job.id, applicantId: applicant.id });
    await createApplication(app.db, { jobId: job.id, withdrawnAt: day(5) });
    await createApplication(app.db, { jobId: later.id, status: 'rejected', createdAt: day(4) });
    const pages = await readPages(send, applications.listMyJobs, { query: { limit: 1 } });
    expect(pages.flat().map(({ job: { title }, counts }) => [title, counts])).toEqual([
      ['Later', { pending: 0, accepted: 0, rejected: 1 }],
      [job.title, { pending: 2, accepted: 1, rejected: 0 }],
    ]);
  });
});
