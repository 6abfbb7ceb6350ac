import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobs } from '#contract/jobs/contract.ts';
import { createPosition } from '#server/testing/create-position.ts';
import {
  createApplication,
  createBlock,
  createJob,
  createUser,
} from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('GET /api/jobs/:id/crew', () => {
  it('lists who was accepted and is visible, with their role, in the order of the positions', async () => {
    const viewer = await createUser(app.db);
    const send = await app.as(viewer);
    const job = await createJob(app.db, { positionCount: 2 });
    const late = await createPosition(app.db, { jobId: job.id, place: 1, role: 'Runner' });
    const early = await createPosition(app.db, { jobId: job.id, place: 0, role: 'Gaffer' });
    const accepted = { jobId: job.id, status: 'accepted' } as const;
    const runner = await createApplication(app.db, { ...accepted, positionId: late.id });
    const gaffer = await createApplication(app.db, { ...accepted, positionId: early.id });
    const blocked = await createApplication(app.db, accepted);
    await createBlock(app.db, blocked.applicantId, viewer.id);
    await createApplication(app.db, { ...accepted, withdrawnAt: '2026-04-01T00:00:00Z' });
    await createApplication(app.db, { jobId: job.id, status: 'rejected' });
    await createApplication(app.db, { jobId: job.id });
    const crew = (await send(jobs.listCrew, { params: { id: job.id } })).json();
    expect(crew.map(({ user, role }) => [user.id, role])).toEqual([
      [gaffer.applicantId, 'Gaffer'],
      [runner.applicantId, 'Runner'],
    ]);
    expect((await send(jobs.listCrew, { params: { id: 'job_none' } })).statusCode).toBe(404);
  });
});
