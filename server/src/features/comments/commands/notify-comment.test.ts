import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { comments, commentsOn } from '#contract/comments/contract.ts';
import type { CommentSubject } from '#contract/comments/subjects.ts';
import { events } from '#contract/events/contract.ts';
import { portfolio } from '#contract/portfolio/contract.ts';
import { posts } from '#contract/posts/contract.ts';
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

interface Work {
  on: CommentSubject;
  id: string;
}
const newPost = async (owner: Member): Promise<Work> => ({
  on: 'post',
  id: (await createPost(app.db, { authorId: owner.id })).id,
});
const newEvent = async (owner: Member): Promise<Work> => ({
  on: 'event',
  id: (await createEvent(app.db, { authorId: owner.id })).id,
});
const newItem = async (owner: Member): Promise<Work> => ({
  on: 'portfolio',
  id: (await createPortfolioItem(app.db, { userId: owner.id })).id,
});
const write = async (send: Send, { on, id }: Work, text: string, replyTo?: string) =>
  (await send(commentsOn[on].create, { params: { id }, body: { text, replyTo } })).json();

describe('who is notified of a comment', () => {
  it('is the owner of the work, whatever its kind, with a link to the comment', async () => {
    const [owner, ana] = [await newMember('Ben'), await newMember('Ana')];
    const post = await newPost(owner);
    const event = await newEvent(owner);
    const item = await newItem(owner);
    const written = [
      await write(ana.send, post, 'a'),
      await write(ana.send, event, 'b'),
      await write(ana.send, item, 'c'),
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
    const post = await newPost(owner);
    const first = await write(ana.send, post, 'First');
    const second = await write(cy.send, post, 'Second', first.id);
    expect([await told(ana), (await told(owner)).length]).toEqual([
      ['Cy Ruiz replied to your comment.'],
      2,
    ]);
    await write(ana.send, post, 'Third', second.id);
    expect(await told(cy)).toEqual(['Ana Ruiz replied to your comment.']);
    await write(ana.send, post, 'To myself', first.id);
    expect(await told(ana)).toHaveLength(1);
    const own = await write(owner.send, post, 'Mine');
    await write(ana.send, post, 'To the owner', own.id);
    const [last] = (await told(owner)).toReversed();
    expect(last).toBe('Ana Ruiz replied to your comment.');
  });

  it('is nobody across a block', async () => {
    const [owner, ana, cy] = [
      await newMember('Ben'),
      await newMember('Ana'),
      await newMember('Cy'),
    ];
    const post = await newPost(owner);
    const first = await write(ana.send, post, 'First');
    const reply = await write(owner.send, post, 'Reply', first.id);
    await createBlock(app.db, ana.id, cy.id);
    await write(cy.send, post, 'Hello', reply.id);
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
    const post = await newPost(owner);
    const refused = async (mentions: string[], text = '@Cy Ruiz, look') => {
      const body = { text, mentions };
      const answer = await ana.send(commentsOn.post.create, { params: { id: post.id }, body });
      return [answer.statusCode, answer.error().message];
    };
    const unseen = 'Someone whom you mention cannot see this. Please take the mention out.';
    expect(await refused([ana.id])).toEqual([400, 'You cannot mention yourself.']);
    expect(await refused([cy.id], 'Look')).toEqual([400, 'Your text does not mention Cy Ruiz.']);
    expect(await refused([hidden.id])).toEqual([400, unseen]);
    expect(await refused(['none'])).toEqual([400, unseen]);
    await createBlock(app.db, owner.id, cy.id);
    expect(await refused([cy.id])).toEqual([400, unseen]);
    expect((await ana.send(commentsOn.post.list, { params: { id: post.id } })).json()).toEqual([]);
    expect(await told(owner)).toEqual([]);
  });

  it('tells the mentioned, and neither them again as the owner nor as the answered', async () => {
    const [owner, ana, cy] = [
      await newMember('Ben'),
      await newMember('Ana'),
      await newMember('Cy'),
    ];
    const post = await newPost(owner);
    const first = await write(cy.send, post, 'First');
    const answer = await ana.send(commentsOn.post.create, {
      params: { id: post.id },
      body: {
        text: '@Cy Ruiz and @Ben Ruiz, see 2:10',
        mentions: [cy.id, owner.id],
        replyTo: first.id,
      },
    });
    expect(answer.json().mentions).toEqual([
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
    const post = await newPost(owner);
    const first = await write(ana.send, post, 'First');
    const reply = await write(owner.send, post, 'Reply', first.id);
    await ana.send(comments.remove, { params: { id: first.id } });
    expect(await told(owner)).toEqual([]);
    await owner.send(comments.remove, { params: { id: reply.id } });
    expect(await told(ana)).toEqual([]);
  });

  it('goes with the work', async () => {
    const [owner, ana] = [await newMember('Ben'), await newMember('Ana')];
    for (const [work, route] of [
      [await newPost(owner), posts.remove],
      [await newEvent(owner), events.remove],
      [await newItem(owner), portfolio.remove],
    ] as const) {
      const first = await write(ana.send, work, 'First');
      await write(owner.send, work, 'Reply', first.id);
      expect([(await told(owner)).length, (await told(ana)).length]).toEqual([1, 1]);
      expect((await owner.send(route, { params: { id: work.id } })).statusCode).toBe(204);
      expect([await told(owner), await told(ana)]).toEqual([[], []]);
    }
  });
});
