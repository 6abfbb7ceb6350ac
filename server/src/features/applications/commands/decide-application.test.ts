import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applications } from '#contract/applications/contract.ts';
import type { BodyInputOf } from '#contract/route.ts';
import { createCrewCall, type NewPosition } from '#server/testing/create-crew-call.ts';
import { createApplication, createJob, createUser } from '#server/testing/factories.ts';
import { listNotified } from '#server/testing/list-notified.ts';
import type { Send } from '#server/testing/send.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { jobPositions } from '../../jobs/tables.ts';
import { users } from '../../users/tables.ts';
import { decideApplication } from './decide-application.ts';

let app: TestApp;
let owner: Awaited<ReturnType<typeof createUser>>;
let send: Send;
beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMIT: 'off' } });
  owner = await createUser(app.db);
  send = await app.as(owner);
});
afterAll(() => app.close());

const crewCall = <Role extends string>(positions: NewPosition<Role>[]) =>
  createCrewCall(app.db, positions, { authorId: owner.id });

type Decision = BodyInputOf<typeof applications.setStatus>;

const decide = (application: { id: string }, body: Decision) =>
  send(applications.setStatus, { params: { id: application.id }, body });

const applied = (job: { id: string }, positionIds: string[] = []) =>
  createApplication(app.db, { jobId: job.id, positionIds });

async function seatsOf(job: { id: string }) {
  const rows = await app.db
    .select()
    .from(jobPositions)
    .where(eq(jobPositions.jobId, job.id))
    .orderBy(jobPositions.place);
  return rows.map(({ role, filled, wanted }) => `${role} ${filled}/${wanted}`);
}

describe(decideApplication, () => {
  it('refuses the position of another job, and one that is filled by its name', async () => {
    const job = await crewCall([{ role: 'Gaffer' }, { role: 'Grip' }]);
    const other = await crewCall([{ role: 'Sound' }]);
    const first = await applied(job);
    const elsewhere = { status: 'accepted', positionId: other.ids.Sound } as const;
    expect((await decide(first, elsewhere)).error()).toEqual({
      code: 'invalid',
      message: 'This position is not one of this job.',
    });
    const plain = await createJob(app.db, { authorId: owner.id });
    expect((await decide(await applied(plain), elsewhere)).statusCode).toBe(400);
    const gaffer = { status: 'accepted', positionId: job.ids.Gaffer } as const;
    expect((await decide(first, gaffer)).statusCode).toBe(200);
    const second = await applied(job);
    const full = await decide(second, gaffer);
    expect([full.statusCode, full.error().message]).toEqual([409, 'Gaffer is filled already.']);
    const asked = await decide(await applied(job, [job.ids.Gaffer]), { status: 'accepted' });
    expect([asked.statusCode, asked.error().message]).toEqual([409, 'Gaffer is filled already.']);
    expect(await seatsOf(job)).toEqual(['Gaffer 1/1', 'Grip 0/1']);
    expect((await send(applications.get, { params: { id: second.id } })).json().status).toBe(
      'pending',
    );
  });

  it('never fills more seats than wanted, also under many accepts at once', async () => {
    const job = await crewCall([
      { role: 'Extra', wanted: 7 },
      { role: 'Grip', wanted: 2 },
    ]);
    const people = await Promise.all(
      Array.from({ length: 25 }, (_, at) => applied(job, at % 2 ? [job.ids.Extra] : [])),
    );
    const answers = await Promise.all(people.map((each) => decide(each, { status: 'accepted' })));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect([200, 409].map((code) => statuses.filter((status) => status === code).length)).toEqual([
      9, 16,
    ]);
    expect(await seatsOf(job)).toEqual(['Extra 7/7', 'Grip 2/2']);
  });

  it('tells the owner and the crew once that every position is filled, and where the call sheet is', async () => {
    const job = await crewCall([{ role: 'Gaffer' }, { role: 'Grip' }]);
    const [gaffer, grip, late] = [await applied(job), await applied(job), await applied(job)];
    const toldOf = async (userId: string) =>
      (await listNotified(app.db, userId))
        .filter(({ title, data }) => title === 'The crew is complete' && data['jobId'] === job.id)
        .map(({ data }) => data['callSheetId']);
    const everyone = [owner.id, gaffer.applicantId, grip.applicantId, late.applicantId];
    const told = async () => (await Promise.all(everyone.map(toldOf))).map(({ length }) => length);
    await decide(gaffer, { status: 'accepted' });
    expect(await told()).toEqual([0, 0, 0, 0]);
    await decide(grip, { status: 'accepted' });
    expect(await told()).toEqual([1, 1, 1, 0]);
    expect(await toldOf(gaffer.applicantId)).toEqual([job.id]);
    await decide(grip, { status: 'rejected' });
    await decide(late, { status: 'accepted' });
    expect(await told()).toEqual([1, 1, 1, 1]);
  });

  it('takes the first open position that was asked for, moves it, and frees it', async () => {
    const job = await crewCall([{ role: 'Gaffer' }, { role: 'Grip' }, { role: 'Sound' }]);
    const { Gaffer, Grip, Sound } = job.ids;
    await decide(await applied(job, [Sound]), { status: 'accepted' });
    const wishes = await applied(job, [Sound, Grip, Gaffer]);
    const accepted = (await decide(wishes, { status: 'accepted' })).json();
    expect(accepted).toMatchObject({ status: 'accepted', positionId: Grip });
    expect(accepted.job.positions.map(({ filled }) => filled)).toEqual([0, 1, 1]);
    await decide(wishes, { status: 'accepted', positionId: Gaffer });
    expect(await seatsOf(job)).toEqual(['Gaffer 1/1', 'Grip 0/1', 'Sound 1/1']);
    expect((await decide(wishes, { status: 'accepted', positionId: Sound })).statusCode).toBe(409);
    expect(await seatsOf(job)).toEqual(['Gaffer 1/1', 'Grip 0/1', 'Sound 1/1']);
    const back = (await decide(wishes, { status: 'pending' })).json();
    expect(back).toMatchObject({ positionId: null, decidedAt: null });
    await decide(wishes, { status: 'accepted', positionId: Gaffer });
    await decide(wishes, { status: 'rejected' });
    expect(await seatsOf(job)).toEqual(['Gaffer 0/1', 'Grip 0/1', 'Sound 1/1']);
  });

  it('frees the seat of a member who is deleted', async () => {
    const job = await crewCall([{ role: 'Gaffer' }]);
    const application = await applied(job);
    await decide(application, { status: 'accepted' });
    await app.db.delete(users).where(eq(users.id, application.applicantId));
    expect(await seatsOf(job)).toEqual(['Gaffer 0/1']);
  });

  it('keeps a note with its decision, alone too, and tells of it', async () => {
    const job = await createJob(app.db, { authorId: owner.id, title: 'Harpist' });
    const application = await applied(job);
    const decided = async (body: Decision) => (await decide(application, body)).json();
    const noted = await decided({ status: 'accepted', note: ' See you at six. ' });
    expect(noted).toMatchObject({ note: 'See you at six.', isUnanswered: false });
    expect(noted.decidedAt).not.toBeNull();
    expect(noted.seenAt).not.toBeNull();
    const changed = await decided({ status: 'accepted', note: 'See you at seven.' });
    expect(changed).toMatchObject({ note: 'See you at seven.', decidedAt: noted.decidedAt });
    expect((await decided({ status: 'accepted' })).note).toBe('See you at seven.');
    expect((await decided({ status: 'rejected' })).note).toBeNull();
    const told = await listNotified(app.db, application.applicantId);
    expect(told.map(({ message }) => message)).toEqual([
      'Your application to “Harpist” was accepted. Ada Lovelace left you a note.',
      'Your application to “Harpist” was accepted. Ada Lovelace left you a note.',
      'Your application to “Harpist” was not successful this time.',
    ]);
    const long = await decide(application, { status: 'accepted', note: 'x'.repeat(1001) });
    expect(long.statusCode).toBe(400);
  });

  it('names the position to whom it accepts, and the new one to whom it moves', async () => {
    const job = await crewCall([{ role: 'Gaffer' }, { role: 'Grip' }]);
    const application = await applied(job, [job.ids.Grip]);
    await decide(application, { status: 'accepted' });
    await decide(application, { status: 'accepted', positionId: job.ids.Gaffer });
    await decide(application, { status: 'pending' });
    const told = await listNotified(app.db, application.applicantId);
    const { title } = job;
    expect(told.map(({ message }) => message)).toEqual([
      `Your application to “${title}” was accepted, as Grip.`,
      `You are now Gaffer in “${title}”.`,
      `Your application to “${title}” is under review again.`,
    ]);
  });

  it('the first time the owner opens it, and no other, is when it was seen', async () => {
    const application = await applied(await createJob(app.db, { authorId: owner.id }));
    const asApplicant = await app.as({ id: application.applicantId });
    const seenAt = async (reader: Send) =>
      (await reader(applications.get, { params: { id: application.id } })).json().seenAt;
    expect(await seenAt(asApplicant)).toBeNull();
    const first = await seenAt(send);
    expect(first).toMatch(/^20/);
    expect(await seenAt(send)).toBe(first);
    expect(await seenAt(asApplicant)).toBe(first);
  });
});
