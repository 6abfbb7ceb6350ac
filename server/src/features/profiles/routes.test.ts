import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { profile as profileSchema, profiles } from '#contract/profiles/contract.ts';
import {
  createApplication,
  createBlock,
  createConnection,
  createJob,
  createUser,
} from '../../testing/factories.ts';
import { createPersonas, membersOnly, statusesOf } from '../../testing/personas.ts';
import type { Send } from '../../testing/send.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { profileRoutes } from './routes.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof createPersonas>>;

beforeAll(async () => {
  app = await createTestApp();
  people = await createPersonas(app);
});
afterAll(() => app.close());

describe(profileRoutes, () => {
  it('shows a profile to members only', async () => {
    const statuses = await statusesOf(people.send, (send) =>
      send(profiles.get, { params: { id: people.owner.id } }),
    );
    expect(statuses).toEqual(membersOnly(200));
  });

  it('changes a profile for members only', async () => {
    const statuses = await statusesOf(people.send, (send) =>
      send(profiles.update, { body: { bio: 'x' } }),
    );
    expect(statuses).toEqual(membersOnly(200));
  });
});

describe('GET /api/users/:id', () => {
  it.each(['user_none', 'x', '%F0%9F%8E%AC', "'; DROP TABLE users"])(
    'answers 404 for %s',
    async (id) => {
      const answer = await people.send.member(profiles.get, { params: { id } });
      expect([answer.statusCode, answer.error().message]).toEqual([404, 'User not found']);
    },
  );

  it('hides suspended members, except from administrators', async () => {
    const read = async (send: Send) =>
      (await send(profiles.get, { params: { id: people.suspended.id } })).statusCode;
    expect(await read(people.send.member)).toBe(404);
    expect(await read(people.send.administrator)).toBe(200);
  });

  it('hides both sides of a block from each other', async () => {
    const [one, other] = [await createUser(app.db), await createUser(app.db)];
    await createBlock(app.db, one.id, other.id);
    const read = async (viewer: { id: string }, id: string) =>
      (await (await app.as(viewer))(profiles.get, { params: { id } })).statusCode;
    expect([await read(one, other.id), await read(other, one.id)]).toEqual([404, 404]);
  });

  it('shows what a profile shows and no more', async () => {
    const user = await createUser(app.db, { passwordHash: 'secret', isAdmin: true });
    const answer = await people.send.member(profiles.get, { params: { id: user.id } });
    expect(profileSchema.strict().parse(answer.json())).toMatchObject({
      id: user.id,
      email: null,
      skills: [],
      createdAt: expect.stringMatching(/^\d{4}-/),
    });
  });

  it('shows the contact to its owner, connections and administrators only', async () => {
    const user = await createUser(app.db, { phoneNumber: '212 555 0100' });
    const [asked, friend, asking, employer, formerEmployer] = [
      await createUser(app.db),
      await createUser(app.db),
      await createUser(app.db),
      await createUser(app.db),
      await createUser(app.db),
    ];
    await createConnection(app.db, user.id, asked.id, { status: 'pending' });
    await createConnection(app.db, asking.id, user.id, { status: 'accepted' });
    await createConnection(app.db, user.id, friend.id, { status: 'accepted' });
    const apply = async (author: { id: string }, withdrawnAt?: string) =>
      createApplication(app.db, {
        applicantId: user.id,
        jobId: (await createJob(app.db, { authorId: author.id })).id,
        ...(withdrawnAt ? { withdrawnAt } : {}),
      });
    await apply(employer);
    await apply(formerEmployer, '2026-01-01T00:00:00Z');
    const seenBy = async (viewer: { id: string }) => {
      const answer = await (await app.as(viewer))(profiles.get, { params: { id: user.id } });
      const { email, phoneNumber } = answer.json();
      return [email, phoneNumber];
    };
    const others = [people.member, asked, formerEmployer];
    expect(await Promise.all(others.map(seenBy))).toEqual(Array(3).fill([null, null]));
    const insiders = [user, friend, asking, people.administrator];
    expect(await Promise.all(insiders.map(seenBy))).toEqual(
      Array(4).fill([user.email, '212 555 0100']),
    );
    expect(await seenBy(employer)).toEqual([user.email, null]);
  });
});
