import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { job as jobSchema, jobs } from '#contract/jobs/contract.ts';
import { createApplication, createJob, createUser } from '#server/testing/factories.ts';
import type { Send } from '#server/testing/send.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let app: TestApp;
let send: Send;

beforeAll(async () => {
  app = await createTestApp();
  send = await app.as(await createUser(app.db));
});
afterAll(() => app.close());

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

type Fields = Parameters<typeof createApplication>[1];

/** What the page of one job says after these applications to another one of the same owner. */
const repliesAfter = async (...applications: Fields[]) => {
  const owner = await createUser(app.db);
  const other = await createJob(app.db, { authorId: owner.id });
  for (const fields of applications)
    await createApplication(app.db, { jobId: other.id, ...fields });
  const job = await createJob(app.db, { authorId: owner.id });
  const page = jobSchema.strict().parse((await send(jobs.get, { params: { id: job.id } })).json());
  return page.replies;
};

const pending = { createdAt: hoursAgo(50) };
const answered = (after: number, more: Fields = {}): Fields => ({
  status: 'accepted',
  createdAt: hoursAgo(100),
  decidedAt: hoursAgo(100 - after),
  ...more,
});
const closed: Fields = answered(90, { status: 'rejected', isUnanswered: true });

describe('how the owner of a job answers', () => {
  it('says nothing before three applications', async () => {
    expect(await repliesAfter()).toBeNull();
    expect(await repliesAfter(answered(1), answered(2))).toBeNull();
  });

  it('counts over all jobs, with the usual time', async () => {
    const replies = await repliesAfter(
      answered(2),
      answered(6, { status: 'rejected' }),
      answered(90),
      pending,
    );
    expect(replies).toEqual({ percent: 75, usualHours: 6 });
  });

  it('takes what closed by itself for not answered', async () => {
    expect(await repliesAfter(answered(4), closed, closed)).toEqual({ percent: 33, usualHours: 4 });
    expect(await repliesAfter(closed, closed, pending)).toEqual({ percent: 0, usualHours: 0 });
  });

  it('leaves out what was withdrawn before an answer, and what is older than a year', async () => {
    const withdrawn = { ...pending, withdrawnAt: hoursAgo(1) };
    const old = answered(1, { createdAt: hoursAgo(24 * 366) });
    expect(await repliesAfter(answered(3), answered(3), withdrawn, old)).toBeNull();
    const late = answered(3, { withdrawnAt: hoursAgo(1) });
    expect(await repliesAfter(answered(3), answered(3), late)).toEqual({
      percent: 100,
      usualHours: 3,
    });
  });

  it('is only in the page of one job', async () => {
    const [listed] = (await send(jobs.list)).json();
    expect(listed).not.toHaveProperty('replies');
  });
});
