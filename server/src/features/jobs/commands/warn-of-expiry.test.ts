import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobs as jobRoutes } from '#contract/jobs/contract.ts';
import { createJob, createUser } from '#server/testing/factories.ts';
import { listNotified } from '#server/testing/list-notified.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { jobs } from '../tables.ts';
import { warnOfExpiry } from './warn-of-expiry.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const today = inDays(0).slice(0, 10);

/** What the owner of a job is told in two mornings. */
const toldOf = async (createdIn: number, expiresIn: number, more = {}) => {
  const owner = await createUser(app.db);
  const fields = { authorId: owner.id, createdAt: inDays(createdIn), expiresAt: inDays(expiresIn) };
  const job = await createJob(app.db, { ...fields, ...more });
  await warnOfExpiry(app.db, today);
  await warnOfExpiry(app.db, '2030-01-01');
  return { job, owner, told: (await listNotified(app.db, owner.id)).map(({ title }) => title) };
};

describe(warnOfExpiry, () => {
  it.each([
    ['ends within a week', -53, 6.9, ['Your job ends soon']],
    ['ends later', -52, 7.1, []],
    ['has ended', -61, -0.1, []],
    ['was never to stay longer than a week', -1, 6, []],
  ])('tells once of a job that %s', async (_, createdIn, expiresIn, expected) => {
    expect((await toldOf(createdIn, expiresIn)).told).toEqual(expected);
  });

  it('tells again of a job that was renewed', async () => {
    const { job, owner } = await toldOf(-53, 6);
    await (await app.as(owner))(jobRoutes.renew, { params: { id: job.id } });
    await app.db
      .update(jobs)
      .set({ expiresAt: inDays(6) })
      .where(eq(jobs.id, job.id));
    await warnOfExpiry(app.db, '2030-02-01');
    expect(await listNotified(app.db, owner.id)).toHaveLength(2);
  });
});
