import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Job, jobs as jobRoutes, job as jobSchema } from '#contract/jobs/contract.ts';
import { createApplication, createJob, createUser } from '#server/testing/factories.ts';
import { nextOf, readPages } from '#server/testing/read-pages.ts';
import type { Send } from '#server/testing/send.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { savedJobs } from '../tables.ts';

let app: TestApp;
let author: Awaited<ReturnType<typeof createUser>>;
let send: Send;
/** Of the author. */
let ids: string[];
const moment = '2026-03-01T12:00:00.123456Z';

beforeAll(async () => {
  app = await createTestApp();
  author = await createUser(app.db);
  send = await app.as(await createUser(app.db));
  ids = [];
  for (let n = 0; n < 7; n++)
    ids.push((await createJob(app.db, { authorId: author.id, createdAt: moment })).id);
  await createJob(app.db, { createdAt: '2026-03-01T12:00:00.123457Z', title: 'Newest' });
  await createJob(app.db, { createdAt: '2026-03-01T12:00:00.123455Z', title: 'Oldest' });
});
afterAll(() => app.close());

describe('GET /api/jobs', () => {
  it('lists in the shape of the contract, newest first by the microsecond', async () => {
    const answer = await send(jobRoutes.list);
    const jobs = z.array(jobSchema.strict()).parse(answer.json());
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(jobs).toHaveLength(9);
    expect(jobs[0]?.title).toBe('Newest');
    expect(jobs.at(-1)?.title).toBe('Oldest');
    expect(nextOf(answer)).toBeNull();
  });

  it('pages without a gap or a repeat through jobs of one moment', async () => {
    const pages = await readPages(send, jobRoutes.list, { query: { limit: 2 } });
    expect(pages.map((page) => page.length)).toEqual([2, 2, 2, 2, 1]);
    expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(9);
    const whole = await send(jobRoutes.list);
    expect(pages.flat()).toEqual(whole.json());
  });

  it('keeps to one author', async () => {
    const pages = await readPages(send, jobRoutes.list, {
      query: { limit: 3, authorId: author.id },
    });
    expect(pages.flat()).toHaveLength(7);
    expect(pages.flat().every(({ authorId }) => authorId === author.id)).toBe(true);
  });

  it('marks what the viewer saved and applied to', async () => {
    const viewer = await createUser(app.db);
    const [saved = '', applied = '', withdrawn = ''] = ids;
    await app.db.insert(savedJobs).values({ userId: viewer.id, jobId: saved });
    await createApplication(app.db, { jobId: applied, applicantId: viewer.id });
    await createApplication(app.db, {
      jobId: withdrawn,
      applicantId: viewer.id,
      withdrawnAt: moment,
    });
    const jobs = (await (await app.as(viewer))(jobRoutes.list)).json();
    const flagsOf = (id: string) => {
      const job = jobs.find((one) => one.id === id);
      return [job?.isSaved, job?.isApplied];
    };
    expect(flagsOf(saved)).toEqual([true, false]);
    expect(flagsOf(applied)).toEqual([false, true]);
    expect(flagsOf(withdrawn)).toEqual([false, false]);
  });

  it('leaves out expired jobs, but for those of one author and those that I saved', async () => {
    const expired = await createJob(app.db, { expiresAt: '2026-01-01T00:00:00Z' });
    const idsOf = (list: Job[]) => list.map(({ id }) => id);
    const newest = await send(jobRoutes.list, { query: { limit: 100 } });
    expect(idsOf(newest.json())).not.toContain(expired.id);
    const ofAuthor = await send(jobRoutes.list, { query: { authorId: expired.authorId } });
    expect(idsOf(ofAuthor.json())).toEqual([expired.id]);
    expect((await send(jobRoutes.save, { params: { id: expired.id } })).statusCode).toBe(204);
    expect(idsOf((await send(jobRoutes.listSaved)).json())).toContain(expired.id);
    expect((await send(jobRoutes.get, { params: { id: expired.id } })).statusCode).toBe(200);
    await send(jobRoutes.unsave, { params: { id: expired.id } });
  });

  it.each([
    { limit: 0 },
    { limit: 101 },
    { limit: 'x' },
    { cursor: 'nonsense' },
    { cursor: 'WyIwMDAwIl0' },
  ])('refuses %o', async (query) => {
    const answer = await send(jobRoutes.list, { query });
    expect(answer.statusCode).toBe(400);
  });

  it('refuses a cursor with a moment or a text that no row can have', async () => {
    for (const key of [
      ['0000-01-01T00:00:00Z', 'job_a'],
      ['2026-01-01T00:00:00Z', 'a\0'],
    ]) {
      const cursor = Buffer.from(JSON.stringify(key)).toString('base64url');
      expect((await send(jobRoutes.list, { query: { cursor } })).statusCode).toBe(400);
    }
  });
});

describe('GET /api/saved-jobs', () => {
  it('lists what I saved, last saved first, until I take it off', async () => {
    const mine = await app.as(await createUser(app.db));
    const theirs = await app.as(await createUser(app.db));
    const [first = '', second = '', third = ''] = ids;
    for (const id of [first, second, third]) await mine(jobRoutes.save, { params: { id } });
    await mine(jobRoutes.save, { params: { id: first } });
    await theirs(jobRoutes.save, { params: { id: second } });
    const pages = await readPages(mine, jobRoutes.listSaved, { query: { limit: 2 } });
    expect(pages.map((page) => page.map(({ id }) => id))).toEqual([[third, second], [first]]);
    expect(pages.flat().every(({ isSaved }) => isSaved)).toBe(true);
    await mine(jobRoutes.unsave, { params: { id: second } });
    expect((await mine(jobRoutes.listSaved)).json()).toHaveLength(2);
    expect((await theirs(jobRoutes.listSaved)).json()).toHaveLength(1);
  });
});
