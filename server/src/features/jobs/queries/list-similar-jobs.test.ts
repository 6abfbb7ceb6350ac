import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobs } from '#contract/jobs/contract.ts';
import {
  createApplication,
  createBlock,
  createJob,
  createUser,
} from '#server/testing/factories.ts';
import type { Send } from '#server/testing/send.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let app: TestApp;
let viewer: { id: string };
let send: Send;

beforeAll(async () => {
  app = await createTestApp();
  viewer = await createUser(app.db);
  send = await app.as(viewer);
});
afterAll(() => app.close());

const similarTo = async (id: string) => (await send(jobs.listSimilar, { params: { id } })).json();

describe('GET /api/jobs/:id/similar', () => {
  it('lists open jobs with the skills they share, most shared first', async () => {
    const job = await createJob(app.db, { skills: ['Gaffing', 'Rigging', 'Dimming'] });
    const one = await createJob(app.db, { skills: ['Rigging', 'Acting'] });
    const two = await createJob(app.db, {
      skills: ['Dimming'],
      positionSkills: ['Gaffing'],
      authorId: job.authorId,
    });
    await createJob(app.db, { skills: ['Acting'] });
    expect(await similarTo(job.id)).toMatchObject([
      { job: { id: two.id }, sharedSkills: ['Gaffing', 'Dimming'], isSameAuthor: true },
      { job: { id: one.id }, sharedSkills: ['Rigging'], isSameAuthor: false },
    ]);
  });

  it('lists four at most', async () => {
    const job = await createJob(app.db, { skills: ['Origami'] });
    for (let n = 0; n < 6; n++) await createJob(app.db, { skills: ['Origami'] });
    expect(await similarTo(job.id)).toHaveLength(4);
  });

  it('leaves out expired jobs, my own, those I applied to, and those I may not see', async () => {
    const skills = ['Calligraphy'];
    const job = await createJob(app.db, { skills });
    await createJob(app.db, { skills, authorId: viewer.id });
    await createJob(app.db, { skills, expiresAt: '2026-01-01T00:00:00Z' });
    const applied = await createJob(app.db, { skills });
    await createApplication(app.db, { jobId: applied.id, applicantId: viewer.id });
    const blocked = await createJob(app.db, { skills });
    await createBlock(app.db, blocked.authorId, viewer.id);
    expect(await similarTo(job.id)).toEqual([]);
    expect((await send(jobs.listSimilar, { params: { id: blocked.id } })).statusCode).toBe(404);
  });
});
