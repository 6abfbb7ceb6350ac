import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobs as jobRoutes } from '#contract/jobs/contract.ts';
import type { BodyInputOf } from '#contract/route.ts';
import { createPosition } from '#server/testing/create-position.ts';
import { createJob, createUser } from '#server/testing/factories.ts';
import { type Answer, type Send, wrong } from '#server/testing/send.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { jobPositions, jobs } from '../tables.ts';

let app: TestApp;
let ownerId: string;
let send: Send;

/** Ten in the evening of 9 March at the school, and the tenth in Greenwich. */
const now = Date.parse('2027-03-10T03:00:00Z');

beforeAll(async () => {
  const clock = { now: () => now, sleep: () => new Promise<void>(() => undefined) };
  app = await createTestApp({ clock });
  ownerId = (await createUser(app.db)).id;
  send = await app.as({ id: ownerId });
});
afterAll(() => app.close());

const wanted = { title: 'Gaffer', description: 'Two nights.', skills: ['Lighting'] };
const post = (more: Partial<BodyInputOf<typeof jobRoutes.create>>) =>
  send(jobRoutes.create, { body: { ...wanted, ...more } });
const change = (id: string, body: BodyInputOf<typeof jobRoutes.update>) =>
  send(jobRoutes.update, { params: { id }, body });
const ownJob = (more: Partial<typeof jobs.$inferInsert> = {}) =>
  createJob(app.db, { authorId: ownerId, ...more });
const positionsOf = (jobId: string) =>
  app.db
    .select()
    .from(jobPositions)
    .where(eq(jobPositions.jobId, jobId))
    .orderBy(jobPositions.place);
const issuePaths = (answer: Answer) => answer.error().issues?.map(({ path }) => path);

describe('the dates of a job', () => {
  it.each([
    ['a deadline before today', { deadline: '2027-03-08' }, 'deadline'],
    ['an answer before today', { respondBy: '2027-03-08' }, 'respondBy'],
    [
      'an answer before the deadline',
      { deadline: '2027-03-20', respondBy: '2027-03-19' },
      'respondBy',
    ],
  ])('refuses %s', async (_, dates, path) => {
    const answer = await post(dates);
    expect(answer.statusCode).toBe(400);
    expect(issuePaths(answer)).toEqual([path]);
    const job = await ownJob();
    expect((await change(job.id, dates)).statusCode).toBe(400);
  });

  it('expires at the end of the deadline’s day at the school', async () => {
    const dates = { deadline: '2027-03-09', respondBy: '2027-03-09' };
    const job = (await post({ ...dates, type: wrong('project crew') })).json();
    expect(job).toMatchObject({ ...dates, type: 'project-crew' });
    expect(Date.parse(job.expiresAt)).toBe(Date.parse('2027-03-10T05:00:00Z'));
    const later = (await change(job.id, { deadline: '2027-03-14', respondBy: null })).json();
    expect(Date.parse(later.expiresAt)).toBe(Date.parse('2027-03-15T04:00:00Z'));
  });

  it('keeps a job without a deadline for 60 days', async () => {
    const job = (await post({})).json();
    const days = (Date.parse(job.expiresAt) - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(60, 1);
  });

  it('accepts a stored date that has passed meanwhile, and keeps when the job expires', async () => {
    const passed = { deadline: '2027-02-01', respondBy: '2027-02-10' };
    const job = await ownJob({ ...passed, expiresAt: '2027-02-02T05:00:00Z' });
    const answer = await change(job.id, { ...passed, title: 'Best boy' });
    expect(answer.json()).toMatchObject({ title: 'Best boy', ...passed });
    expect(Date.parse(answer.json().expiresAt)).toBe(Date.parse('2027-02-02T05:00:00Z'));
    const early = await change(job.id, { deadline: '2027-03-20' });
    expect(early.statusCode).toBe(400);
    expect(issuePaths(early)).toEqual(['deadline']);
  });

  it('warns again of a new deadline', async () => {
    const job = await ownJob({ expiryWarnedAt: '2027-01-01T00:00:00Z' });
    await change(job.id, { deadline: '2027-05-01' });
    const [row] = await app.db.select().from(jobs).where(eq(jobs.id, job.id));
    expect(row?.expiryWarnedAt).toBeNull();
  });
});

describe('the positions of a job', () => {
  const grip = { role: 'Grip', wanted: 2, paymentType: 'paid' as const, skills: ['Grip'] };

  it.each([
    ['no seat', [{ ...grip, wanted: 0 }]],
    ['10,000 seats', [{ ...grip, wanted: 10_000 }]],
    ['forty positions', Array.from({ length: 40 }, () => grip)],
    ['an id on a new job', [{ ...grip, id: 'position_1' }]],
  ])('refuses %s', async (_, positions) => {
    const answer = await post({ positions });
    expect(answer.statusCode).toBe(400);
    expect(answer.error().message).toMatch(/\.$/);
  });

  it('are stored in their order, with nobody in them', async () => {
    const job = (await post({ positions: [grip, { role: 'Runner' }] })).json();
    expect(job.positions).toMatchObject([
      { ...grip, filled: 0 },
      { role: 'Runner', wanted: 1, filled: 0, paymentType: 'unpaid', skills: [] },
    ]);
  });

  it('are changed by their id, added without one, and removed when not listed', async () => {
    const job = (await post({ positions: [grip, { role: 'Runner' }] })).json();
    const [first] = job.positions;
    await app.db
      .update(jobPositions)
      .set({ filled: 1 })
      .where(eq(jobPositions.id, first?.id ?? ''));
    const positions = [{ role: 'Cook' }, { ...grip, id: first?.id, role: 'Key grip' }];
    const changed = (await change(job.id, { positions })).json();
    expect(changed.positions).toMatchObject([
      { role: 'Cook', filled: 0 },
      { id: first?.id, role: 'Key grip', filled: 1 },
    ]);
    const [row] = await app.db.select().from(jobs).where(eq(jobs.id, job.id));
    expect(row?.positionCount).toBe(2);
    expect((await change(job.id, { title: 'Same' })).json().positions).toHaveLength(2);
    await app.db.update(jobPositions).set({ filled: 0 }).where(eq(jobPositions.jobId, job.id));
    expect((await change(job.id, { positions: [] })).json().positions).toEqual([]);
  });

  it('stay as they are where accepted people would lose theirs', async () => {
    const job = await ownJob({ positionCount: 1 });
    const kept = await createPosition(app.db, { jobId: job.id, wanted: 3, filled: 2 });
    const removal = await change(job.id, { positions: [{ role: 'Cook' }] });
    expect(removal.statusCode).toBe(409);
    const fewer = await change(job.id, { positions: [{ ...grip, id: kept.id, wanted: 1 }] });
    expect(fewer.statusCode).toBe(409);
    expect(fewer.error().message).toBe('2 people are already accepted as Grip.');
    expect(await positionsOf(job.id)).toEqual([kept]);
  });

  it('refuses a position of another job, and one listed twice', async () => {
    const job = await ownJob();
    const own = await createPosition(app.db, { jobId: job.id });
    const other = await createPosition(app.db);
    for (const ids of [[other.id], [own.id, own.id], ['position_none']]) {
      const positions = ids.map((id) => ({ ...grip, id }));
      expect((await change(job.id, { positions })).statusCode).toBe(400);
    }
    expect(await positionsOf(other.jobId)).toEqual([other]);
  });
});

describe('POST /api/jobs/:id/renew', () => {
  it('keeps the job for another 60 days, without dates that have passed', async () => {
    const job = await ownJob({
      deadline: '2027-02-01',
      respondBy: '2027-02-10',
      expiresAt: '2026-02-02T05:00:00Z',
      expiryWarnedAt: '2026-01-26T05:00:00Z',
    });
    const renewed = (await send(jobRoutes.renew, { params: { id: job.id } })).json();
    expect(renewed).toMatchObject({ deadline: null, respondBy: null });
    expect((Date.parse(renewed.expiresAt) - Date.now()) / 86_400_000).toBeCloseTo(60, 1);
    const [row] = await app.db.select().from(jobs).where(eq(jobs.id, job.id));
    expect(row?.expiryWarnedAt).toBeNull();
  });

  it('leaves a deadline that is further away, and a promise that still holds', async () => {
    const dates = { deadline: '2028-02-01', respondBy: '2028-02-10' };
    const job = await ownJob({ ...dates, expiresAt: '2028-02-02T05:00:00Z' });
    const renewed = (await send(jobRoutes.renew, { params: { id: job.id } })).json();
    expect(renewed).toMatchObject({ ...dates, expiresAt: expect.stringContaining('2028-02-02') });
  });
});
