import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Comment,
  comment as commentSchema,
  comments,
  commentsOn,
} from '#contract/comments/contract.ts';
import { commentSubjects } from '#contract/comments/subjects.ts';
import {
  createBlock,
  createComment,
  createEvent,
  createPortfolioItem,
  createPost,
  createUser,
} from '../../testing/factories.ts';
import { createPersonas, statusesOf } from '../../testing/personas.ts';
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
    url: '/api/posts',
    reference: 'postId',
  },
  portfolio: {
    create: (ownerId: string) => createPortfolioItem(app.db, { userId: ownerId }),
    url: '/api/portfolio/items',
    reference: 'portfolioItemId',
  },
  event: {
    create: (ownerId: string) => createEvent(app.db, { authorId: ownerId }),
    url: '/api/events',
    reference: 'eventId',
  },
} as const;

const commentOnOwn = async (authorId: string) => {
  const { id: postId } = await createPost(app.db, { authorId: people.owner.id });
  return createComment(app.db, { postId, authorId });
};

describe.each(commentSubjects)('the comments on a work of kind %s', (on) => {
  const { create, url, reference } = makers[on];
  const newUrl = async () => `${url}/${(await create(people.owner.id)).id}`;

  it.each([
    ['GET', '/comments', undefined, [401, 200, 200, 200, 401]],
    ['POST', '/comments', { text: 'Lovely light.' }, [401, 201, 201, 201, 401]],
    ['PUT', '/commenting', { isCommentingOpen: false }, [401, 403, 200, 403, 401]],
  ] as const)('answers %s %s by who asks', async (method, suffix, body, expected) => {
    const statuses = await statusesOf(
      people.send,
      method,
      async () => (await newUrl()) + suffix,
      body,
    );
    expect(Object.values(statuses)).toEqual(expected);
  });

  it('hides a work that the viewer may not see, and its comments', async () => {
    const blocker = await createUser(app.db);
    await createBlock(app.db, blocker.id, people.member.id);
    for (const ownerId of [blocker.id, people.suspended.id]) {
      const { id } = await create(ownerId);
      const comment = await createComment(app.db, {
        [reference]: id,
        authorId: people.administrator.id,
      });
      for (const [method, path, body] of [
        ['GET', `${url}/${id}/comments`],
        ['GET', `${url}/${id}/comments?replyTo=${comment.id}`],
        ['POST', `${url}/${id}/comments`, { text: 'Hello' }],
        ['PUT', `${url}/${id}/commenting`, { isCommentingOpen: false }],
        ['GET', `/api/comments/${comment.id}`],
        ['POST', `/api/comments/${comment.id}/like`],
        ['DELETE', `/api/comments/${comment.id}`],
      ] as const) {
        const answer = await people.send.member(method, path, body);
        expect([method, path, answer.statusCode]).toEqual([method, path, 404]);
      }
    }
    expect((await people.send.member('GET', `${url}/none/comments`)).statusCode).toBe(404);
  });

  it('keeps what is written, and counts it on the work', async () => {
    const work = await newUrl();
    const answer = await people.send.member('POST', `${work}/comments`, {
      text: '  The cut\r\nat 2:10 \u0007is <b>early</b>  ',
    });
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
    const reply = await people.send.owner('POST', `${work}/comments`, {
      text: 'By how much?',
      replyTo: written.id,
    });
    expect(reply.json()).toMatchObject({ replyTo: written.id });
    const listed = (await people.send.owner('GET', `${work}/comments`)).json<Comment[]>();
    expect(listed).toMatchObject([
      { id: written.id, replyCount: 1, replies: [{ text: 'By how much?' }] },
    ]);
    const shown = on === 'portfolio' ? `/api/portfolio/${people.owner.id}` : work;
    expect(JSON.stringify((await people.send.owner('GET', shown)).json())).toContain(
      '"commentCount":2',
    );
  });

  it('takes no comment while it is closed, and keeps those that are there', async () => {
    const work = await newUrl();
    await people.send.member('POST', `${work}/comments`, { text: 'First' });
    await people.send.owner('PUT', `${work}/commenting`, { isCommentingOpen: false });
    for (const send of [people.send.member, people.send.owner]) {
      const refused = await send('POST', `${work}/comments`, { text: 'Second' });
      expect([refused.statusCode, refused.json().message]).toEqual([
        403,
        'Comments are closed here.',
      ]);
    }
    const [first] = (await people.send.member('GET', `${work}/comments`)).json<Comment[]>();
    expect(first?.text).toBe('First');
    expect(
      (await people.send.member(comments.remove, { params: { id: first?.id } })).statusCode,
    ).toBe(204);
    await people.send.owner('PUT', `${work}/commenting`, { isCommentingOpen: true });
    const again = await people.send.member('POST', `${work}/comments`, { text: 'Second' });
    expect(again.statusCode).toBe(201);
  });
});

describe('the routes of a comment', () => {
  const url = (suffix: string) => async () =>
    `/api/comments/${(await commentOnOwn(people.member.id)).id}${suffix}`;

  it.each([
    ['GET', '', undefined, [401, 200, 200, 200, 401]],
    ['PATCH', '', { text: 'Changed' }, [401, 200, 403, 403, 401]],
    ['DELETE', '', undefined, [401, 204, 204, 204, 401]],
    ['POST', '/like', undefined, [401, 200, 200, 200, 401]],
    ['DELETE', '/like', undefined, [401, 200, 200, 200, 401]],
  ] as const)('answer %s %s by who asks', async (method, suffix, body, expected) => {
    const statuses = await statusesOf(people.send, method, url(suffix), body);
    expect(Object.values(statuses)).toEqual(expected);
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
      for (const [method, suffix, body] of [
        ['GET', ''],
        ['PATCH', '', { text: 'x' }],
        ['DELETE', ''],
        ['POST', '/like'],
        ['DELETE', '/like'],
      ] as const) {
        const answer = await people.send.member(method, `/api/comments/${id}${suffix}`, body);
        expect([method, answer.statusCode]).toEqual([method, 404]);
      }
  });
});

describe('a comment that says nothing or too much', () => {
  const empty = 'Please write something first.';
  it.each([
    ['nothing', {}, empty],
    ['an empty text', { text: '' }, empty],
    ['spaces', { text: ' \n\t ' }, empty],
    ['control characters', { text: '\u0001\u0007\u200b\u2060' }, empty],
    ['a number', { text: 7 }, empty],
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
    for (const [method, url] of [
      ['POST', `/api/posts/${comment.postId}/comments`],
      ['PATCH', `/api/comments/${comment.id}`],
    ] as const) {
      const answer = await people.send.member(method, url, body);
      expect([method, answer.statusCode, answer.json().message]).toEqual([method, 400, message]);
    }
    const [kept] = (
      await people.send.member(commentsOn.post.list, { params: { id: comment.postId } })
    ).json();
    expect(kept).toMatchObject({ text: comment.text, editedAt: null });
  });
});
