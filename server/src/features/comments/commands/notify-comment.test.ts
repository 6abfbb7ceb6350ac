import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Comment, comments, commentsOn } from '#contract/comments/contract.ts';
import {
  createBlock,
  createEvent,
  createPortfolioItem,
  createPost,
  createUser,
} from '#server/testing/factories.ts';
import { listNotified } from '#server/testing/list-notified.ts';
import type { Send } from '#server/testing/send.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

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

describe('a mention', () => {
  it('is refused of someone who may not see it, whom the text does not name, and of oneself', async () => {
    const [owner, ana, cy] = [
      await newMember('Ben'),
      await newMember('Ana'),
      await newMember('Cy'),
    ];
    const hidden = await createUser(app.db, {
      firstName: 'Cy',
      lastName: 'Ruiz',
      suspendedAt: '2026-01-01T00:00:00Z',
    });
    const { id } = await createPost(app.db, { authorId: owner.id });
    const url = `/api/posts/${id}/comments`;
    const refused = async (mentions: string[], text = '@Cy Ruiz, look') => {
      const answer = await ana.send('POST', url, { text, mentions });
      return [answer.statusCode, answer.json().message];
    };
    const unseen = 'Someone whom you mention cannot see this. Please take the mention out.';
    expect(await refused([ana.id])).toEqual([400, 'You cannot mention yourself.']);
    expect(await refused([cy.id], 'Look')).toEqual([400, 'Your text does not mention Cy Ruiz.']);
    expect(await refused([hidden.id])).toEqual([400, unseen]);
    expect(await refused(['none'])).toEqual([400, unseen]);
    await createBlock(app.db, owner.id, cy.id);
    expect(await refused([cy.id])).toEqual([400, unseen]);
    expect((await ana.send('GET', url)).json()).toEqual([]);
    expect(await told(owner)).toEqual([]);
  });

  it('tells the mentioned, and neither them again as the owner nor as the answered', async () => {
    const [owner, ana, cy] = [
      await newMember('Ben'),
      await newMember('Ana'),
      await newMember('Cy'),
    ];
    const { id } = await createPost(app.db, { authorId: owner.id });
    const url = `/api/posts/${id}/comments`;
    const first = await write(cy.send, url, 'First');
    const text = '@Cy Ruiz and @Ben Ruiz, see 2:10';
    const mentions = [cy.id, owner.id];
    const answer = await ana.send('POST', url, { text, mentions, replyTo: first.id });
    expect(answer.json<Comment>().mentions).toEqual([
      { id: cy.id, name: 'Cy Ruiz' },
      { id: owner.id, name: 'Ben Ruiz' },
    ]);
    expect(await told(cy)).toEqual(['Ana Ruiz mentioned you in a comment.']);
    expect(await told(owner)).toEqual([
      'Cy Ruiz commented on your post.',
      'Ana Ruiz mentioned you in a comment.',
    ]);
  });

  it('that an edit adds tells only the new one, and one that it takes out is told no more', async () => {
    const [owner, ana, cy, di] = [
      await newMember('Ben'),
      await newMember('Ana'),
      await newMember('Cy'),
      await newMember('Di'),
    ];
    const { id } = await createPost(app.db, { authorId: owner.id });
    const written = (
      await ana.send(commentsOn.post.create, {
        params: { id },
        body: { text: '@Cy Ruiz', mentions: [cy.id] },
      })
    ).json();
    const edit = (text: string, mentions: string[]) =>
      ana.send(comments.update, { params: { id: written.id }, body: { text, mentions } });
    const all = async () => [await told(owner), await told(cy), await told(di)];
    const [commented, mentioned] = [
      'Ana Ruiz commented on your post.',
      'Ana Ruiz mentioned you in a comment.',
    ];
    await edit('@Cy Ruiz @Di Ruiz', [cy.id, di.id]);
    expect(await all()).toEqual([[commented], [mentioned], [mentioned]]);
    await edit('@Di Ruiz @Ben Ruiz', [di.id, owner.id]);
    expect(await all()).toEqual([[commented], [], [mentioned]]);
    const refused = await edit('Look', [cy.id]);
    expect([refused.statusCode, await all()]).toEqual([400, [[commented], [], [mentioned]]]);
  });
});

describe('a notification of a comment', () => {
  it('goes with the comment', async () => {
    const [owner, ana] = [await newMember('Ben'), await newMember('Ana')];
    const { id } = await createPost(app.db, { authorId: owner.id });
    const url = `/api/posts/${id}/comments`;
    const first = await write(ana.send, url, 'First');
    const reply = await write(owner.send, url, 'Reply', first.id);
    await ana.send(comments.remove, { params: { id: first.id } });
    expect(await told(owner)).toEqual([]);
    await owner.send(comments.remove, { params: { id: reply.id } });
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
