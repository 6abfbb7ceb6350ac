import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Comment } from '#contract/comments/contract.ts';
import {
  createBlock,
  createEvent,
  createPortfolioItem,
  createPost,
  createUser,
} from '#server/testing/factories.ts';
import { listNotified } from '#server/testing/list-notified.ts';
import { createTestApp, type Send, type TestApp } from '#server/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMIT: 'off' } });
});
afterAll(() => app.close());

async function newMember(firstName: string) {
  const { id } = await createUser(app.db, { firstName, lastName: 'Ruiz' });
  return { id, send: await app.as({ id }) };
}
type Member = Awaited<ReturnType<typeof newMember>>;

const told = async ({ id }: Member) => (await listNotified(app.db, id)).map((act) => act.message);
const write = async (send: Send, url: string, text: string, replyTo?: string) =>
  (await send('POST', url, { text, replyTo })).json<Comment>();

describe('who is notified of a comment', () => {
  it('is the owner of the work, whatever its kind, with a link to the comment', async () => {
    const [owner, ana] = [await newMember('Ben'), await newMember('Ana')];
    const post = await createPost(app.db, { authorId: owner.id });
    const event = await createEvent(app.db, { authorId: owner.id });
    const item = await createPortfolioItem(app.db, { userId: owner.id });
    const written = [
      await write(ana.send, `/api/posts/${post.id}/comments`, 'a'),
      await write(ana.send, `/api/events/${event.id}/comments`, 'b'),
      await write(ana.send, `/api/portfolio/items/${item.id}/comments`, 'c'),
    ];
    const acts = await listNotified(app.db, owner.id);
    expect(acts.map(({ message, data }) => [message, data])).toEqual([
      [
        'Ana Ruiz commented on your post.',
        { postId: post.id, ownerId: owner.id, commentId: written[0]?.id },
      ],
      [
        'Ana Ruiz commented on your event.',
        { eventId: event.id, ownerId: owner.id, commentId: written[1]?.id },
      ],
      [
        'Ana Ruiz commented on your work.',
        { portfolioItemId: item.id, ownerId: owner.id, commentId: written[2]?.id },
      ],
    ]);
  });

  it('is of a reply also the author of the answered comment, each once, and never oneself', async () => {
    const [owner, ana, cy] = [
      await newMember('Ben'),
      await newMember('Ana'),
      await newMember('Cy'),
    ];
    const { id } = await createPost(app.db, { authorId: owner.id });
    const url = `/api/posts/${id}/comments`;
    const first = await write(ana.send, url, 'First');
    const second = await write(cy.send, url, 'Second', first.id);
    expect([await told(ana), (await told(owner)).length]).toEqual([
      ['Cy Ruiz replied to your comment.'],
      2,
    ]);
    await write(ana.send, url, 'Third', second.id);
    expect(await told(cy)).toEqual(['Ana Ruiz replied to your comment.']);
    await write(ana.send, url, 'To myself', first.id);
    expect(await told(ana)).toHaveLength(1);
    const own = await write(owner.send, url, 'Mine');
    await write(ana.send, url, 'To the owner', own.id);
    const [last] = (await told(owner)).toReversed();
    expect(last).toBe('Ana Ruiz replied to your comment.');
  });

  it('is nobody across a block', async () => {
    const [owner, ana, cy] = [
      await newMember('Ben'),
      await newMember('Ana'),
      await newMember('Cy'),
    ];
    const { id } = await createPost(app.db, { authorId: owner.id });
    const first = await write(ana.send, `/api/posts/${id}/comments`, 'First');
    const reply = await write(owner.send, `/api/posts/${id}/comments`, 'Reply', first.id);
    await createBlock(app.db, ana.id, cy.id);
    await write(cy.send, `/api/posts/${id}/comments`, 'Hello', reply.id);
    expect(await told(ana)).toEqual(['Ben Ruiz replied to your comment.']);
  });
});

describe('a notification of a comment', () => {
  it('goes with the comment', async () => {
    const [owner, ana] = [await newMember('Ben'), await newMember('Ana')];
    const { id } = await createPost(app.db, { authorId: owner.id });
    const url = `/api/posts/${id}/comments`;
    const first = await write(ana.send, url, 'First');
    const reply = await write(owner.send, url, 'Reply', first.id);
    await ana.send('DELETE', `/api/comments/${first.id}`);
    expect(await told(owner)).toEqual([]);
    await owner.send('DELETE', `/api/comments/${reply.id}`);
    expect(await told(ana)).toEqual([]);
  });

  it('goes with the work', async () => {
    const [owner, ana] = [await newMember('Ben'), await newMember('Ana')];
    const post = await createPost(app.db, { authorId: owner.id });
    const event = await createEvent(app.db, { authorId: owner.id });
    const item = await createPortfolioItem(app.db, { userId: owner.id });
    for (const [work, page] of [
      [`/api/posts/${post.id}`, `/api/posts/${post.id}`],
      [`/api/events/${event.id}`, `/api/events/${event.id}`],
      [`/api/portfolio/items/${item.id}`, `/api/portfolio/${item.id}`],
    ] as const) {
      const first = await write(ana.send, `${work}/comments`, 'First');
      await write(owner.send, `${work}/comments`, 'Reply', first.id);
      expect([(await told(owner)).length, (await told(ana)).length]).toEqual([1, 1]);
      expect((await owner.send('DELETE', page)).statusCode).toBe(204);
      expect([await told(owner), await told(ana)]).toEqual([[], []]);
    }
  });
});
