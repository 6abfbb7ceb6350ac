import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connections, recommendation } from '#contract/connections/contract.ts';
import type { QueryInputOf } from '#contract/route.ts';
import { param, sql } from '#server/db/sql.ts';
import {
  createBlock,
  createConnection,
  createCourse,
  createUser,
} from '#server/testing/factories.ts';
import type { Send } from '#server/testing/send.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { listRecommendations } from './list-recommendations.ts';

let app: TestApp;
let me: Awaited<ReturnType<typeof createUser>>;
let send: Send;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.execute(sql`TRUNCATE users CASCADE`);
  me = await createUser(app.db, {
    skills: ['Editing', 'Acting', 'Lighting'],
    major: 'Drama',
    graduationYear: 2027,
  });
  send = await app.as(me);
});

const listed = async (query?: QueryInputOf<typeof connections.recommended>) =>
  (await send(connections.recommended, { query })).json();
const idsListed = async () => (await listed()).map(({ id }) => id);
const alike = (skills = ['Editing']) => createUser(app.db, { skills });

describe(listRecommendations, () => {
  it('is empty for someone who has nothing in common with anybody', async () => {
    await createUser(app.db);
    expect(await listed()).toEqual([]);
  });

  it('names every reason, the strongest first', async () => {
    const them = await createUser(app.db, {
      skills: ['Acting', 'Editing', 'Dance'],
      major: 'Drama',
      graduationYear: 2027,
    });
    for (const user of [me, them]) await createCourse(app.db, { userId: user.id });
    for (let n = 0; n < 2; n++) {
      const friend = await createUser(app.db);
      await createConnection(app.db, friend.id, me.id);
      await createConnection(app.db, them.id, friend.id);
    }
    const [first] = await listed();
    expect(recommendation.strict().parse(first)).toMatchObject({
      id: them.id,
      skills: ['Acting', 'Editing', 'Dance'],
      reasons: [
        'same section of FMTV-UT 1040',
        '2 mutual connections',
        '2 skills in common',
        'same major and class year',
      ],
    });
  });

  it('puts who has more in common first', async () => {
    const one = await alike();
    const three = await alike(['Editing', 'Acting', 'Lighting']);
    const major = await createUser(app.db, { major: 'Drama', graduationYear: 2020 });
    const classmate = await createUser(app.db);
    for (const user of [me, classmate]) await createCourse(app.db, { userId: user.id });
    const ids = await idsListed();
    expect(ids.slice(0, 2)).toEqual([three.id, classmate.id]);
    expect(ids.slice(2).toSorted()).toEqual([one.id, major.id].toSorted());
  });

  it('leaves out whom I have to do with already, whichever way', async () => {
    for (const status of ['accepted', 'pending', 'declined', 'removed'] as const) {
      await createConnection(app.db, me.id, (await alike()).id, { status });
      await createConnection(app.db, (await alike()).id, me.id, { status });
    }
    expect(await idsListed()).toEqual([]);
  });

  it('leaves out who is blocked, blocks me or is suspended', async () => {
    const [blocked, blocker, suspended, shown] = [
      await alike(),
      await alike(),
      await alike(),
      await alike(),
    ];
    await createBlock(app.db, me.id, blocked.id);
    await createBlock(app.db, blocker.id, me.id);
    await app.db.execute(
      sql`UPDATE users SET suspended_at = now() WHERE id = ${param(suspended.id)}`,
    );
    expect(await idsListed()).toEqual([shown.id]);
  });

  it('does not say who is in a section and hides it', async () => {
    const hidden = await createUser(app.db, { hideCourses: true });
    for (const user of [me, hidden]) await createCourse(app.db, { userId: user.id });
    expect(await listed()).toEqual([]);
  });

  it('counts no mutual connection who is suspended', async () => {
    const [friend, them] = [await createUser(app.db), await createUser(app.db)];
    await createConnection(app.db, me.id, friend.id);
    await createConnection(app.db, friend.id, them.id);
    expect(await listed()).toMatchObject([{ reasons: ['1 mutual connection'] }]);
    await app.db.execute(sql`UPDATE users SET suspended_at = now() WHERE id = ${param(friend.id)}`);
    expect(await listed()).toEqual([]);
  });

  it('forgets whom I dismiss, for me alone; twice does no harm', async () => {
    const them = await alike();
    for (let n = 0; n < 2; n++) {
      const answer = await send(connections.dismissRecommendation, { params: { userId: them.id } });
      expect(answer.statusCode).toBe(204);
    }
    expect(await idsListed()).toEqual([]);
    const other = await app.as(await alike());
    const ids = (await other(connections.recommended)).json().map(({ id }) => id);
    expect(ids).toContain(them.id);
  });

  it('answers 404 to the dismissal of nobody, and 401 to strangers', async () => {
    const dismiss = (as: Send) =>
      as(connections.dismissRecommendation, { params: { userId: 'user_none' } });
    expect((await dismiss(send)).statusCode).toBe(404);
    expect((await dismiss(app.call)).statusCode).toBe(401);
  });

  it('takes a limit, and refuses a silly one', async () => {
    for (let n = 0; n < 5; n++) await alike();
    expect(await listed({ limit: 3 })).toHaveLength(3);
    for (const limit of ['0', '51', 'x', '-1']) {
      const answer = await send(connections.recommended, { query: { limit } });
      expect(answer.statusCode).toBe(400);
    }
  });

  it('is the same at /api/users/suggestions', async () => {
    await alike();
    expect((await send(connections.suggestions)).json()).toEqual(await listed());
    expect((await app.call(connections.suggestions)).statusCode).toBe(401);
  });
});
