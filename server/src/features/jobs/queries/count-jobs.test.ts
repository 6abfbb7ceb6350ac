import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobs } from '#contract/jobs/contract.ts';
import type { QueryInputOf } from '#contract/route.ts';
import {
  createApplication,
  createBlock,
  createJob,
  createUser,
} from '#server/testing/factories.ts';
import { type Send, wrong } from '#server/testing/send.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { savedJobs } from '../tables.ts';

let app: TestApp;
let viewer: { id: string };
let send: Send;

beforeAll(async () => {
  app = await createTestApp();
  viewer = await createUser(app.db);
  send = await app.as(viewer);
});
afterAll(() => app.close());

const passed = '2026-01-01T00:00:00Z';
const counts = async (query: QueryInputOf<typeof jobs.counts> = {}) => {
  const tabs = Object.entries((await send(jobs.counts, { query })).json());
  return Object.fromEntries(tabs.map(([tab, { count }]) => [tab, count]));
};

describe('GET /api/jobs/counts', () => {
  it('counts what is in each tab, and nothing that its list would not show', async () => {
    const blocked = await createUser(app.db);
    await createBlock(app.db, blocked.id, viewer.id);
    const hidden = await createJob(app.db, { authorId: blocked.id });
    const mine = await createJob(app.db, { authorId: viewer.id, title: 'Foley artist' });
    const other = await createJob(app.db, { title: 'Gaffer', paymentType: 'paid' });
    const expired = await createJob(app.db, { title: 'Gaffer', expiresAt: passed });
    for (const { id } of [hidden, other, expired])
      await app.db.insert(savedJobs).values({ userId: viewer.id, jobId: id });
    await createApplication(app.db, { jobId: hidden.id, applicantId: viewer.id });
    await createApplication(app.db, { jobId: other.id, applicantId: viewer.id });
    await createApplication(app.db, {
      jobId: expired.id,
      applicantId: viewer.id,
      withdrawnAt: passed,
    });
    await createApplication(app.db, { jobId: mine.id });
    await createApplication(app.db, { jobId: mine.id, status: 'rejected' });
    await createApplication(app.db, { jobId: mine.id, withdrawnAt: passed });
    await createApplication(app.db, { jobId: mine.id, applicantId: blocked.id });
    expect(await counts()).toEqual({ browse: 2, applications: 1, applicants: 1, saved: 2 });
    expect(await counts({ q: 'gaffer' })).toMatchObject({ browse: 1, saved: 2 });
    expect(await counts({ q: 'gafer' })).toMatchObject({ browse: 1 });
    expect(await counts({ q: 'gaffer', payment: 'unpaid' })).toMatchObject({ browse: 0 });
    expect(await counts({ q: '-gaffer' })).toMatchObject({ browse: 1 });
    expect(await counts({ q: '½½' })).toMatchObject({ browse: 0 });
  });

  it('refuses what a search refuses', async () => {
    expect((await send(jobs.counts, { query: { type: wrong('serfdom') } })).statusCode).toBe(400);
  });
});
