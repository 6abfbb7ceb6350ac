import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { comment as commentSchema, comments, commentsOn } from '#contract/comments/contract.ts';
import { commentSubjects } from '#contract/comments/subjects.ts';
import { events } from '#contract/events/contract.ts';
import { portfolio } from '#contract/portfolio/contract.ts';
import { posts } from '#contract/posts/contract.ts';
import type { BodyInputOf } from '#contract/route.ts';
import {
  createBlock,
  createComment,
  createEvent,
  createPortfolioItem,
  createPost,
  createUser,
} from '../../testing/factories.ts';
import { createPersonas, membersOnly, type Statuses, statusesOf } from '../../testing/personas.ts';
import { type Answer, type Send, wrong } from '../../testing/send.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof createPersonas>>;

beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMIT: 'off' } });
  people = await createPersonas(app);
});
afterAll(() => app.close());

const makers = {
  post: {
    create: (ownerId: string) => createPost(app.db, { authorId: ownerId }),
    read: (id: string) => people.send.owner(posts.get, { params: { id } }),
    reference: 'postId',
  },
  portfolio: {
    create: (ownerId: string) => createPortfolioItem(app.db, { userId: ownerId }),
    read: () => people.send.owner(portfolio.list, { params: { userId: people.owner.id } }),
    reference: 'portfolioItemId',
  },
  event: {
    create: (ownerId: string) => createEvent(app.db, { authorId: ownerId }),
    read: (id: string) => people.send.owner(events.get, { params: { id } }),
    reference: 'eventId',
  },
} as const;

const commentOnOwn = async (authorId: string) => {
  const { id: postId } = await createPost(app.db, { authorId: people.owner.id });
  return createComment(app.db, { postId, authorId });
};

/** How something of this id is asked for. */
type Ask = (send: Send, params: { id: string }) => Promise<Answer>;

describe.each(commentSubjects)('the comments on a work of kind %s', (on) => {
  const { create, read, reference } = makers[on];
  const routes = commentsOn[on];
  const newWork = async () => ({ id: (await create(people.owner.id)).id });

  it.each<[keyof typeof routes, Ask, Statuses]>([
    ['list', (send, params) => send(routes.list, { params }), membersOnly(200)],
    [
      'create',
      (send, params) => send(routes.create, { params, body: { text: 'Lovely light.' } }),
      membersOnly(201),
    ],
    [
      'setCommenting',
      (send, params) => send(routes.setCommenting, { params, body: { isCommentingOpen: false } }),
      { ...membersOnly(403), owner: 200 },
    ],
  ])('answer %s by who asks', async (_, ask, expected) => {
    expect(await statusesOf(people.send, async (send) => ask(send, await newWork()))).toEqual(
      expected,
    );
  });

  it('hides a work that the viewer may not see, and its comments', async () => {
    const blocker = await createUser(app.db);
    await createBlock(app.db, blocker.id, people.member.id);
    const { member } = people.send;
    for (const ownerId of [blocker.id, people.suspended.id]) {
      const params = { id: (await create(ownerId)).id };
      const comment = await createComment(app.db, {
        [reference]: params.id,
        authorId: people.administrator.id,
      });
      const ofComment = { params: { id: comment.id } };
      const answers = [
        await member(routes.list, { params }),
        await member(routes.list, { params, query: { replyTo: comment.id } }),
        await member(routes.create, { params, body: { text: 'Hello' } }),
        await member(routes.setCommenting, { params, body: { isCommentingOpen: false } }),
        await member(comments.get, ofComment),
        await member(comments.like, ofComment),
        await member(comments.remove, ofComment),
      ];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404));
    }
    expect((await member(routes.list, { params: { id: 'none' } })).statusCode).toBe(404);
  });

  it('keeps what is written, and counts it on the work', async () => {
    const params = await newWork();
    const text = '  The cut\r\nat 2:10 \u0007is <b>early</b>  ';
    const answer = await people.send.member(routes.create, { params, body: { text } });
    const written = commentSchema.strict().parse(answer.json());
    expect(written).toMatchObject({
      authorId: people.member.id,
      text: 'The cut\nat 2:10 is <b>early</b>',
      replyTo: null,
      likeCount: 0,
      isLiked: false,
      editedAt: null,
      replyCount: 0,
      replies: [],
    });
    const body = { text: 'By how much?', replyTo: written.id };
    const reply = await people.send.owner(routes.create, { params, body });
    expect(reply.json()).toMatchObject({ replyTo: written.id });
    expect((await people.send.owner(routes.list, { params })).json()).toMatchObject([
      { id: written.id, replyCount: 1, replies: [{ text: 'By how much?' }] },
    ]);
    expect((await read(params.id)).body).toContain('"commentCount":2');
  });

  it('takes no comment while it is closed, and keeps those that are there', async () => {
    const params = await newWork();
    const { member, owner } = people.send;
    const write = (send: Send, text: string) => send(routes.create, { params, body: { text } });
    const setCommenting = (isCommentingOpen: boolean) =>
      owner(routes.setCommenting, { params, body: { isCommentingOpen } });
    await write(member, 'First');
    await setCommenting(false);
    for (const send of [member, owner]) {
      const refused = await write(send, 'Second');
      expect([refused.statusCode, refused.error().message]).toEqual([
        403,
        'Comments are closed here.',
      ]);
    }
    const [first] = (await member(routes.list, { params })).json();
    expect(first?.text).toBe('First');
    expect((await member(comments.remove, { params: { id: first?.id } })).statusCode).toBe(204);
    await setCommenting(true);
    expect((await write(member, 'Second')).statusCode).toBe(201);
  });
});

describe('the routes of a comment', () => {
  const asks: Record<Exclude<keyof typeof comments, 'mentionable'>, Ask> = {
    get: (send, params) => send(comments.get, { params }),
    update: (send, params) => send(comments.update, { params, body: { text: 'Changed' } }),
    remove: (send, params) => send(comments.remove, { params }),
    like: (send, params) => send(comments.like, { params }),
    unlike: (send, params) => send(comments.unlike, { params }),
  };

  it.each<[keyof typeof asks, Statuses]>([
    ['get', membersOnly(200)],
    ['update', { ...membersOnly(403), member: 200 }],
    ['remove', membersOnly(204)],
    ['like', membersOnly(200)],
    ['unlike', membersOnly(200)],
  ])('answer %s by who asks', async (act, expected) => {
    const statuses = await statusesOf(people.send, async (send) =>
      asks[act](send, await commentOnOwn(people.member.id)),
    );
    expect(statuses).toEqual(expected);
  });

  it('refuse to delete what is neither mine nor on what is mine', async () => {
    const { id } = await commentOnOwn(people.administrator.id);
    const answer = await people.send.member(comments.remove, { params: { id } });
    expect([answer.statusCode, answer.error().message]).toEqual([
      403,
      'Only its author and the person whose work this is can delete this comment.',
    ]);
  });

  it('hide a comment whose author the viewer may not see, and one that is gone', async () => {
    const blocked = await createUser(app.db);
    await createBlock(app.db, people.member.id, blocked.id);
    const hidden = [await commentOnOwn(blocked.id), await commentOnOwn(people.suspended.id)];
    for (const id of [...hidden.map((each) => each.id), 'none', 'x'.repeat(64)])
      for (const [act, ask] of Object.entries(asks))
        expect([act, (await ask(people.send.member, { id })).statusCode]).toEqual([act, 404]);
  });
});

describe('a comment that says nothing or too much', () => {
  const empty = 'Please write something first.';
  it.each<[string, BodyInputOf<typeof comments.update>, string]>([
    ['nothing', { text: wrong(undefined) }, empty],
    ['an empty text', { text: '' }, empty],
    ['spaces', { text: ' \n\t ' }, empty],
    ['control characters', { text: '\u0001\u0007\u200b\u2060' }, empty],
    ['a number', { text: wrong(7) }, empty],
    [
      '100,000 characters',
      { text: 'a'.repeat(100_000) },
      'Please keep this to 5,000 characters or fewer.',
    ],
    [
      'too many mentions',
      { text: 'a', mentions: Array.from({ length: 21 }, (_, n) => `user_${n}`) },
      'Please mention 20 people or fewer.',
    ],
  ])('is refused: %s', async (_, body, message) => {
    const comment = await commentOnOwn(people.member.id);
    const ofPost = { params: { id: comment.postId ?? '' } };
    for (const answer of [
      await people.send.member(commentsOn.post.create, { ...ofPost, body }),
      await people.send.member(comments.update, { params: { id: comment.id }, body }),
    ])
      expect([answer.statusCode, answer.error().message]).toEqual([400, message]);
    const [kept] = (await people.send.member(commentsOn.post.list, ofPost)).json();
    expect(kept).toMatchObject({ text: comment.text, editedAt: null });
  });
});
