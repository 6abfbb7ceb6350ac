import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { posts as postRoutes } from '#contract/posts/contract.ts';
import { createBlock, createUser } from '../../testing/factories.ts';
import { listNotified } from '../../testing/list-notified.ts';
import type { Send } from '../../testing/send.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { posts } from './tables.ts';

type Member = Awaited<ReturnType<typeof createUser>>;

let app: TestApp;
let author: Member;
let ben: Member;
let cleo: Member;
let send: Send;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  author = await named('Ada', 'Author');
  ben = await named('Ben', 'Okafor');
  cleo = await named('Cleo', 'Marsh');
  send = await app.as(author);
});

const named = (firstName: string, lastName: string, more = {}) =>
  createUser(app.db, { firstName, lastName, ...more });

const create = (content: string, ...mentions: string[]) =>
  send(postRoutes.create, { body: { content, mentions } });
const createPost = async (content: string, ...members: Member[]) => {
  const answer = await create(content, ...members.map(({ id }) => id));
  expect(answer.statusCode).toBe(201);
  return answer.json();
};
const update = async (id: string, change: object) =>
  (await send(postRoutes.update, { params: { id }, body: change })).json();
const notifiedOf = async ({ id }: Member) =>
  (await listNotified(app.db, id)).map(({ message }) => message);
const mentionOf = ({ id, firstName, lastName }: Member) => ({
  id,
  name: `${firstName} ${lastName}`,
});

const message = 'Ada Author mentioned you in a post.';

describe('a mention in a post', () => {
  it('is refused with a sentence, and nothing is stored', async () => {
    const suspended = await named('Sam', 'Gone', { suspendedAt: '2026-01-01T00:00:00Z' });
    const blocker = await named('Bea', 'Blocker');
    await createBlock(app.db, blocker.id, author.id);
    const before = await app.db.$count(posts);
    const cannotSee = 'Someone whom you mention cannot see this. Please take the mention out.';
    for (const [content, id, sentence] of [
      ['Thanks, Ben Okafor', ben.id, 'Your text does not mention Ben Okafor.'],
      ['Thanks @Ben Okafors', ben.id, 'Your text does not mention Ben Okafor.'],
      ['Thanks @Ada Author', author.id, 'You cannot mention yourself.'],
      ['Thanks @Nobody Here', 'user_none', cannotSee],
      ['Thanks @Sam Gone', suspended.id, cannotSee],
      ['Thanks @Bea Blocker', blocker.id, cannotSee],
    ] as const) {
      const answer = await create(content, id);
      expect([answer.statusCode, answer.error().message]).toEqual([400, sentence]);
    }
    const many = await create('Hi', ...Array.from({ length: 21 }, (_, n) => `user_${n}`));
    expect([many.statusCode, many.error().message]).toEqual([
      400,
      'Please mention 20 people or fewer.',
    ]);
    expect(await app.db.$count(posts)).toBe(before);
  });

  it('is stored in the order of the text and notifies each member once', async () => {
    const post = await createPost('With @Cleo Marsh and @Ben Okafor.', ben, cleo, ben);
    expect(post.mentions).toEqual([mentionOf(cleo), mentionOf(ben)]);
    expect(await listNotified(app.db, ben.id)).toMatchObject([
      { type: 'comment', message, data: { postId: post.id, ownerId: author.id } },
    ]);
    expect(await notifiedOf(cleo)).toEqual([message]);
  });

  it('goes with an edit that removes it, and a new one is told', async () => {
    const { id } = await createPost('With @Ben Okafor.', ben);
    const changed = await update(id, { content: 'With @Cleo Marsh.', mentions: [cleo.id] });
    expect(changed.mentions).toEqual([mentionOf(cleo)]);
    expect([await notifiedOf(ben), await notifiedOf(cleo)]).toEqual([[], [message]]);
  });

  it('stays, without being sent again, while its name is in the text', async () => {
    const { id } = await createPost('@Ben Okafor and @Cleo Marsh', ben, cleo);
    expect((await update(id, { skills: ['Acting'] })).mentions).toHaveLength(2);
    const { mentions } = await update(id, { content: 'Only @Ben Okafor' });
    expect(mentions).toEqual([mentionOf(ben)]);
    expect([await notifiedOf(ben), await notifiedOf(cleo)]).toEqual([[message], []]);
    expect((await update(id, { mentions: [] })).mentions).toEqual([]);
    expect(await notifiedOf(ben)).toEqual([]);
  });

  it('of one who cannot be seen any more is hidden, and does not keep the author from editing', async () => {
    const { id } = await createPost('@Ben Okafor and @Cleo Marsh', ben, cleo);
    await createBlock(app.db, ben.id, author.id);
    const { mentions } = await update(id, {
      content: 'Thanks, @Ben Okafor and @Cleo Marsh',
      mentions: [ben.id, cleo.id],
    });
    expect(mentions).toEqual([mentionOf(cleo)]);
    const sendAsCleo = await app.as(cleo);
    const seen = (await sendAsCleo(postRoutes.get, { params: { id } })).json();
    expect(seen.mentions).toEqual([mentionOf(ben), mentionOf(cleo)]);
  });

  it('and its notification go with the post', async () => {
    const { id } = await createPost('@Ben Okafor', ben);
    expect((await send(postRoutes.remove, { params: { id } })).statusCode).toBe(204);
    expect(await notifiedOf(ben)).toEqual([]);
  });
});
