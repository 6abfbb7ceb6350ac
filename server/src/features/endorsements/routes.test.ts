import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endorsements, memberEndorsements } from '#contract/endorsements/contract.ts';
import { notifications } from '#contract/notifications/contract.ts';
import { profiles } from '#contract/profiles/contract.ts';
import { param, sql } from '../../db/sql.ts';
import {
  createApplication,
  createBlock,
  createConnection,
  createCourse,
  createEndorsement,
  createJob,
  createUser,
} from '../../testing/factories.ts';
import { createPersonas, membersOnly, statusesOf } from '../../testing/personas.ts';
import type { Answer, Send } from '../../testing/send.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { users } from '../users/tables.ts';
import { endorsementRoutes } from './routes.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof createPersonas>>;

beforeAll(async () => {
  app = await createTestApp();
  people = await createPersonas(app);
  await app.db
    .update(users)
    .set({ skills: ['Acting'] })
    .where(eq(users.id, people.owner.id));
});
afterAll(() => app.close());

type User = { id: string };
const artist = () => createUser(app.db, { skills: ['Acting', 'UI/UX Design'] });
const friendOf = async (user: User, fields: Parameters<typeof createUser>[1] = {}) => {
  const friend = await createUser(app.db, fields);
  await createConnection(app.db, friend.id, user.id);
  return friend;
};
const seenBy = async (viewer: User, user: User) =>
  (await (await app.as(viewer))(endorsements.list, { params: { userId: user.id } })).json();
const list = (send: Send, userId: string): Promise<Answer> =>
  send(endorsements.list, { params: { userId } });
const endorseAs = (send: Send, userId: string, skill = 'Acting') =>
  send(endorsements.endorse, { params: { userId, skill } });
const withdrawAs = (send: Send, userId: string, skill = 'Acting') =>
  send(endorsements.withdraw, { params: { userId, skill } });
const endorse = async (viewer: User, user: User, skill?: string) =>
  endorseAs(await app.as(viewer), user.id, skill);
const withdraw = async (viewer: User, user: User) => withdrawAs(await app.as(viewer), user.id);

describe(endorsementRoutes, () => {
  it.each([
    ['reading', list, 200],
    ['endorsing', endorseAs, 403],
    ['withdrawing', withdrawAs, 204],
  ])('%s is for members only', async (_, act, status) => {
    const statuses = await statusesOf(people.send, (send) => act(send, people.owner.id));
    expect(statuses).toEqual(membersOnly(status));
  });

  it('answers 404 for whom one may not see', async () => {
    const blocker = await artist();
    await createBlock(app.db, blocker.id, people.member.id);
    for (const id of [blocker.id, people.suspended.id, 'user_none'])
      for (const act of [list, endorseAs, withdrawAs])
        expect((await act(people.send.member, id)).statusCode).toBe(404);
  });
});

describe('who may endorse', () => {
  it('is a connection, once accepted', async () => {
    const [user, other] = [await artist(), await createUser(app.db)];
    await createConnection(app.db, other.id, user.id, { status: 'pending' });
    expect((await seenBy(other, user)).canEndorse).toBe(false);
    expect((await endorse(other, user)).statusCode).toBe(403);
    const friend = await friendOf(user);
    expect((await seenBy(friend, user)).canEndorse).toBe(true);
    expect((await endorse(friend, user)).statusCode).toBe(200);
  });

  it('is a classmate, unless the member hides courses', async () => {
    const [user, mate] = [await artist(), await createUser(app.db)];
    for (const one of [user, mate]) await createCourse(app.db, { userId: one.id });
    expect((await endorse(mate, user)).statusCode).toBe(200);
    await app.db.update(users).set({ hideCourses: true }).where(eq(users.id, user.id));
    expect((await seenBy(mate, user)).canEndorse).toBe(false);
  });

  it.each(['accepted', 'pending', 'rejected'] as const)('is a collaborator: %s', async (status) => {
    const [author, applicant] = [await artist(), await artist()];
    const job = await createJob(app.db, { authorId: author.id });
    await createApplication(app.db, { jobId: job.id, applicantId: applicant.id, status });
    const may = status === 'accepted';
    expect((await endorse(author, applicant)).statusCode).toBe(may ? 200 : 403);
    expect((await endorse(applicant, author)).statusCode).toBe(may ? 200 : 403);
  });

  it('is not someone whose accepted application is withdrawn, nor oneself', async () => {
    const [author, applicant] = [await artist(), await artist()];
    const job = await createJob(app.db, { authorId: author.id });
    await createApplication(app.db, {
      jobId: job.id,
      applicantId: applicant.id,
      status: 'accepted',
      withdrawnAt: '2026-01-01T00:00:00Z',
    });
    expect((await endorse(author, applicant)).statusCode).toBe(403);
    expect((await endorse(author, author)).statusCode).toBe(403);
    expect((await seenBy(author, author)).canEndorse).toBe(false);
  });
});

describe('POST /api/endorsements/:userId/:skill', () => {
  it('counts once, however often it is sent, and tells the member once', async () => {
    const user = await artist();
    const friend = await friendOf(user, { firstName: 'Rosa', lastName: 'Diaz' });
    await Promise.all([endorse(friend, user), endorse(friend, user)]);
    const answer = await endorse(friend, user);
    expect(answer.json()).toMatchObject({
      skill: 'Acting',
      count: 1,
      isMine: true,
      endorsers: [{ id: friend.id, firstName: 'Rosa' }],
    });
    await withdraw(friend, user);
    await endorse(friend, user);
    const told = (await (await app.as(user))(notifications.list)).json();
    expect(told).toMatchObject([
      {
        type: 'skill_endorsement',
        message: 'Rosa Diaz endorsed you for Acting.',
        data: { endorserId: friend.id },
      },
    ]);
  });

  it('takes a skill with a slash in its name', async () => {
    const user = await artist();
    const answer = await endorse(await friendOf(user), user, 'UI/UX Design');
    expect([answer.statusCode, answer.json().skill]).toEqual([200, 'UI/UX Design']);
  });

  it.each(['Dance', 'acting', '🎬', 'x'.repeat(60)])(
    'refuses %s, which is not listed',
    async (skill) => {
      const user = await artist();
      const answer = await endorse(await friendOf(user), user, skill);
      expect([answer.statusCode, answer.error().message]).toEqual([
        404,
        'Ada does not list this skill.',
      ]);
    },
  );
});

describe('GET /api/endorsements/:userId', () => {
  it('shows each skill in the member’s order, with up to three faces', async () => {
    const user = await artist();
    for (let n = 0; n < 4; n++) await endorse(await friendOf(user), user, 'UI/UX Design');
    const seen = memberEndorsements.strict().parse(await seenBy(people.member, user));
    expect(
      seen.skills.map(({ skill, count, endorsers, isMine }) => [
        skill,
        count,
        endorsers.length,
        isMine,
      ]),
    ).toEqual([
      ['Acting', 0, 0, false],
      ['UI/UX Design', 4, 3, false],
    ]);
  });

  it('counts only endorsers whom the viewer may see', async () => {
    const user = await artist();
    const [blocked, suspended, shown] = [
      await createUser(app.db),
      await createUser(app.db),
      await createUser(app.db),
    ];
    for (const one of [blocked, suspended, shown])
      await createEndorsement(app.db, user.id, 'Acting', one.id);
    await createBlock(app.db, people.member.id, blocked.id);
    await app.db.execute(
      sql`UPDATE users SET suspended_at = now() WHERE id = ${param(suspended.id)}`,
    );
    const [acting] = (await seenBy(people.member, user)).skills;
    expect(acting).toMatchObject({ count: 1, endorsers: [{ id: shown.id }] });
  });

  it('hides endorsements of a skill that is taken off the profile', async () => {
    const user = await artist();
    await endorse(await friendOf(user), user);
    const send = await app.as(user);
    await send(profiles.update, { body: { skills: ['Dance'] } });
    expect((await seenBy(people.member, user)).skills).toMatchObject([
      { skill: 'Dance', count: 0 },
    ]);
  });

  it('forgets an endorsement that is withdrawn; withdrawing none does no harm', async () => {
    const user = await artist();
    const friend = await friendOf(user);
    await endorse(friend, user);
    for (let n = 0; n < 2; n++) expect((await withdraw(friend, user)).statusCode).toBe(204);
    expect((await seenBy(friend, user)).skills[0]).toMatchObject({ count: 0, isMine: false });
  });
});
