import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { application as applicationSchema, applications } from '#contract/applications/contract.ts';
import {
  createApplication,
  createBlock,
  createJob,
  createUser,
} from '#server/testing/factories.ts';
import { readPages } from '#server/testing/read-pages.ts';
import type { Send } from '#server/testing/send.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { jobs } from '../../jobs/tables.ts';

let app: TestApp;
let owner: Awaited<ReturnType<typeof createUser>>;
let ownerSends: Send;
const moment = '2026-04-01T09:00:00.000001Z';

beforeAll(async () => {
  app = await createTestApp();
  owner = await createUser(app.db);
  ownerSends = await app.as(owner);
});
afterAll(() => app.close());

const parse = (pages: unknown[][]) => z.array(applicationSchema.strict()).parse(pages.flat());

describe('GET /api/job-applications', () => {
  it('merges the applications to all of my jobs, newest first, without gap or repeat', async () => {
    const own = [];
    for (let n = 0; n < 3; n++) own.push(await createJob(app.db, { authorId: owner.id }));
    await createApplication(app.db);
    for (const job of own) {
      for (let n = 0; n < 3; n++)
        await createApplication(app.db, { jobId: job.id, createdAt: moment });
      await createApplication(app.db, { jobId: job.id, withdrawnAt: moment });
    }
    const newest = await createApplication(app.db, { jobId: own[1]?.id ?? '' });
    const listed = parse(
      await readPages(ownerSends, applications.listToMyJobs, { query: { limit: 2 } }),
    );
    expect(listed).toHaveLength(10);
    expect(new Set(listed.map(({ id }) => id)).size).toBe(10);
    expect(listed[0]?.id).toBe(newest.id);
    const toOne = parse(
      await readPages(ownerSends, applications.listForJob, {
        params: { jobId: own[1]?.id },
        query: { limit: 3 },
      }),
    );
    expect(toOne).toHaveLength(4);
  });

  it('follows a job to another owner, and forgets one that was deleted', async () => {
    const [former, next] = [await createUser(app.db), await createUser(app.db)];
    const job = await createJob(app.db, { authorId: former.id });
    const { id } = await createApplication(app.db, { jobId: job.id });
    const listedFor = async (member: typeof former) =>
      (await (await app.as(member))(applications.listToMyJobs)).json();
    expect((await listedFor(former)).map((listed) => listed.id)).toEqual([id]);
    await app.db.update(jobs).set({ authorId: next.id }).where(eq(jobs.id, job.id));
    expect(await listedFor(former)).toEqual([]);
    expect((await listedFor(next)).map((listed) => listed.id)).toEqual([id]);
    await app.db.delete(jobs).where(eq(jobs.id, job.id));
    expect(await listedFor(next)).toEqual([]);
  });

  it('leaves out applicants whom I may not see', async () => {
    const job = await createJob(app.db, { authorId: owner.id });
    const blocked = await createUser(app.db);
    await createApplication(app.db, { jobId: job.id, applicantId: blocked.id });
    await createBlock(app.db, owner.id, blocked.id);
    const answer = await ownerSends(applications.listForJob, { params: { jobId: job.id } });
    expect(answer.json()).toEqual([]);
  });
});

describe('GET /api/applications', () => {
  it('lists mine and nobody else’s, newest first', async () => {
    const member = await createUser(app.db);
    const mine = [];
    for (let n = 0; n < 3; n++)
      mine.push(await createApplication(app.db, { applicantId: member.id }));
    await createApplication(app.db, { applicantId: member.id, withdrawnAt: moment });
    const pages = await readPages(await app.as(member), applications.listMine, {
      query: { limit: 2 },
    });
    expect(parse(pages).map(({ id }) => id)).toEqual(mine.map(({ id }) => id).toReversed());
  });
});
