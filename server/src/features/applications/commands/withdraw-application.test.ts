import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applications } from '#contract/applications/contract.ts';
import { portfolio } from '#contract/portfolio/contract.ts';
import { param, sql } from '#server/db/sql.ts';
import { createCrewCall } from '#server/testing/create-crew-call.ts';
import {
  createApplication,
  createJob,
  createPortfolioItem,
  createUser,
} from '#server/testing/factories.ts';
import { listNotified } from '#server/testing/list-notified.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { jobPositions } from '../../jobs/tables.ts';
import { restoreApplication } from './restore-application.ts';
import { withdrawAllApplications } from './withdraw-all-applications.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** Both sides of a crew call of one seat. */
async function createSides() {
  const owner = await createUser(app.db);
  const applicant = await createUser(app.db);
  const job = await createCrewCall(app.db, [{ role: 'Gaffer' }], { authorId: owner.id });
  const asOwner = await app.as(owner);
  const asApplicant = await app.as(applicant);
  const made = await asApplicant(applications.apply, {
    params: { id: job.id },
    body: { message: 'I own lamps.' },
  });
  const { id } = made.json();
  const params = { id };
  const withdraw = () => asApplicant(applications.withdraw, { params });
  const restore = (send = asApplicant) => send(applications.restore, { params });
  const accept = (other = id) =>
    asOwner(applications.setStatus, {
      params: { id: other },
      body: { status: 'accepted', note: 'Welcome.' },
    });
  const filled = async () => {
    const [seat] = await app.db.select().from(jobPositions).where(eq(jobPositions.jobId, job.id));
    return seat?.filled;
  };
  return { owner, applicant, job, asOwner, asApplicant, id, withdraw, restore, accept, filled };
}

describe(restoreApplication, () => {
  it('is for the applicant, after a withdrawal', async () => {
    const { asOwner, withdraw, restore } = await createSides();
    expect((await restore()).statusCode).toBe(404);
    await withdraw();
    expect((await restore(asOwner)).statusCode).toBe(404);
    expect((await restore()).statusCode).toBe(200);
  });

  it('is refused after ten minutes, and to one who applied again', async () => {
    const { asApplicant, withdraw, restore, id, job } = await createSides();
    await withdraw();
    await app.db.execute(
      sql`UPDATE applications SET withdrawn_at = now() - interval '11 minutes' WHERE id = ${param(id)}`,
    );
    const late = await restore();
    expect([late.statusCode, late.error().message]).toEqual([
      409,
      'It is too late to undo this. You can apply again.',
    ]);
    await asApplicant(applications.apply, { params: { id: job.id }, body: {} });
    const again = await restore();
    expect([again.statusCode, again.error().message]).toEqual([
      409,
      'You have applied to this job again already.',
    ]);
  });

  it('brings back the place, the decision and what the owner was told', async () => {
    const { withdraw, restore, accept, filled, owner, id } = await createSides();
    await withdraw();
    const toldOwner = async () =>
      (await listNotified(app.db, owner.id)).filter(({ data }) => data['applicationId'] === id);
    expect(await toldOwner()).toEqual([]);
    await restore();
    expect(await toldOwner()).toHaveLength(1);
    await accept();
    expect(await filled()).toBe(1);
    await withdraw();
    expect(await filled()).toBe(0);
    const back = await restore();
    expect(back.json()).toMatchObject({ status: 'accepted', note: 'Welcome.' });
    expect(await filled()).toBe(1);
  });

  it('is pending where somebody else has the seat now', async () => {
    const { withdraw, restore, accept, filled, job } = await createSides();
    await accept();
    await withdraw();
    const other = await createApplication(app.db, { jobId: job.id });
    expect((await accept(other.id)).statusCode).toBe(200);
    const back = await restore();
    expect(back.json()).toMatchObject({
      status: 'pending',
      positionId: null,
      note: null,
      decidedAt: null,
    });
    expect(await filled()).toBe(1);
  });
});

it('applying again begins with what was last sent, without what is gone', async () => {
  const { asApplicant, asOwner, applicant, job, withdraw } = await createSides();
  const former = (send = asApplicant, id = job.id) => send(applications.former, { params: { id } });
  expect((await former()).json()).toBeNull();
  await withdraw();
  const item = await createPortfolioItem(app.db, { userId: applicant.id });
  const body = {
    message: 'Still here.',
    positionIds: [job.ids.Gaffer],
    portfolioItemIds: [item.id],
  };
  const sent = (await asApplicant(applications.apply, { params: { id: job.id }, body })).json();
  await asApplicant(applications.withdraw, { params: { id: sent.id } });
  expect((await former()).json()).toEqual(body);
  await asApplicant(portfolio.remove, { params: { id: item.id } });
  expect((await former()).json()).toMatchObject({ portfolioItemIds: [] });
  expect((await former(asOwner)).json()).toBeNull();
  expect((await former(asApplicant, 'job_none')).statusCode).toBe(404);
});

describe(withdrawAllApplications, () => {
  it('withdraws mine that were not accepted, and nobody else’s', async () => {
    const { applicant, asApplicant, asOwner, accept, owner, id } = await createSides();
    await accept();
    for (const status of ['pending', 'rejected'] as const)
      await createApplication(app.db, { applicantId: applicant.id, status });
    const job = await createJob(app.db, { authorId: owner.id });
    await asApplicant(applications.apply, { params: { id: job.id }, body: {} });
    const others = await createApplication(app.db, { jobId: job.id });
    const answer = await asApplicant(applications.withdrawAll);
    expect(answer.json()).toEqual({ withdrawn: 3 });
    const left = (await asApplicant(applications.listMine)).json();
    expect(left.map((one) => one.id)).toEqual([id]);
    expect((await asOwner(applications.get, { params: { id: others.id } })).statusCode).toBe(200);
    const told = (await listNotified(app.db, owner.id)).filter(
      ({ type, data }) => type === 'job_application' && data['jobId'] === job.id,
    );
    expect(told).toEqual([]);
    expect((await asApplicant(applications.withdrawAll)).json()).toEqual({ withdrawn: 0 });
  });
});
