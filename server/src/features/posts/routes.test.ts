import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { posts as postRoutes, post as postSchema } from '#contract/posts/contract.ts';
import { createBlock, createPost, createUser } from '../../testing/factories.ts';
import { listNotified } from '../../testing/list-notified.ts';
import { createPersonas, statusesOf } from '../../testing/personas.ts';
import { readPages } from '../../testing/read-pages.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof createPersonas>>;

beforeAll(async () => {
  app = await createTestApp();
  people = await createPersonas(app);
});
afterAll(() => app.close());

const ownPost = () => createPost(app.db, { authorId: people.owner.id });
const ownUrl = (suffix: string) => async () => `/api/posts/${(await ownPost()).id}${suffix}`;

describe('the routes of posts', () => {
  it.each([
    ['GET', '', undefined, [401, 200, 200, 200, 401]],
    ['PUT', '', { content: 'Changed' }, [401, 403, 200, 403, 401]],
    ['DELETE', '', undefined, [401, 403, 204, 403, 401]],
    ['POST', '/like', undefined, [401, 200, 200, 200, 401]],
    ['DELETE', '/like', undefined, [401, 200, 200, 200, 401]],
  ] as const)('answers %s /api/posts/:id%s by who asks', async (method, suffix, body, expected) => {
    const statuses = await statusesOf(people.send, method, ownUrl(suffix), body);
    expect(Object.values(statuses)).toEqual(expected);
  });

  it.each([
    ['GET', undefined, 200],
    ['POST', { content: 'Hello' }, 201],
  ] as const)('answers %s /api/posts to members only', async (method, body, ok) => {
    const statuses = await statusesOf(people.send, method, () => '/api/posts', body);
    expect(Object.values(statuses)).toEqual([401, ok, ok, ok, 401]);
  });

  it('hides what the viewer may not see', async () => {
    const blocker = await createUser(app.db);
    await createBlock(app.db, blocker.id, people.member.id);
    for (const authorId of [blocker.id, people.suspended.id]) {
      const { id } = await createPost(app.db, { authorId });
      for (const [method, suffix] of [
        ['GET', ''],
        ['POST', '/like'],
        ['DELETE', ''],
      ] as const) {
        const answer = await people.send.member(method, `/api/posts/${id}${suffix}`);
        expect(answer.statusCode).toBe(404);
      }
      const listed = (await people.send.member(postRoutes.list, { query: { limit: 100 } })).json();
      expect(listed.map((post) => post.id)).not.toContain(id);
    }
  });
});

describe('POST /api/posts', () => {
  it.each([
    ['no content', {}, 'Please enter some content for your post'],
    ['blank content', { content: ' \n ' }, 'Please enter some content for your post'],
    [
      'an unknown type',
      { content: 'x', type: 'rant' },
      'type: This must be one of: post, showcase, update.',
    ],
    [
      'an address without https',
      { content: 'x', imageUrl: 'javascript:alert(1)' },
      'Please use an uploaded file or an address that begins with https://',
    ],
    [
      'an address without a scheme',
      { content: 'x', imageUrl: '//evil.com/a.png' },
      'Please use an uploaded file or an address that begins with https://',
    ],
    [
      'an address dressed up as another',
      { content: 'x', imageUrl: 'https://nyu.edu@evil.com/a.png' },
      'Please check the address of your picture or film.',
    ],
    [
      'an address that is none',
      { content: 'x', imageUrl: 'https://' },
      'Please check the address of your picture or film.',
    ],
  ])('refuses %s', async (_, body, message) => {
    const answer = await people.send.member(postRoutes.create, { body });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toBe(message);
  });

  it('answers the post as it is kept', async () => {
    const body = {
      content: '  Picture lock! <b>not markup</b> ',
      type: 'showcase',
      skills: ['Editing', 'Editing'],
      imageUrl: 'https://media.example.edu/a.MP4?x=1',
      imageAlt: 'A laughing editor',
    };
    const answer = await people.send.owner(postRoutes.create, { body });
    expect(answer.statusCode).toBe(201);
    expect(postSchema.strict().parse(answer.json())).toMatchObject({
      authorId: people.owner.id,
      content: 'Picture lock! <b>not markup</b>',
      type: 'showcase',
      skills: ['Editing'],
      imageUrl: 'https://media.example.edu/a.MP4?x=1',
      media: {
        url: 'https://media.example.edu/a.MP4?x=1',
        type: 'video',
        alt: 'A laughing editor',
      },
      likeCount: 0,
      isLiked: false,
    });
  });
});

describe('PUT /api/posts/:id', () => {
  it('refuses empty content', async () => {
    const { id } = await ownPost();
    const answer = await people.send.owner(postRoutes.update, {
      params: { id },
      body: { content: ' ' },
    });
    expect([answer.statusCode, answer.error().message]).toEqual([
      400,
      'Post content cannot be empty.',
    ]);
  });

  it('changes what is named and leaves the rest', async () => {
    const post = await createPost(app.db, {
      authorId: people.owner.id,
      skills: ['Acting'],
      mediaUrl: 'https://media.example.edu/a.jpg',
      mediaAlt: 'Before',
    });
    const texted = await people.send.owner(postRoutes.update, {
      params: { id: post.id },
      body: { content: 'After', skills: null },
    });
    expect(texted.json()).toMatchObject({
      content: 'After',
      skills: [],
      imageUrl: 'https://media.example.edu/a.jpg',
      media: { alt: 'Before' },
    });
    const bare = await people.send.owner(postRoutes.update, {
      params: { id: post.id },
      body: { imageUrl: null },
    });
    expect(bare.json()).toMatchObject({ content: 'After', imageUrl: null, media: null });
  });
});

describe('likes', () => {
  it('count once a member, and can be taken back', async () => {
    const { id } = await ownPost();
    const like = `/api/posts/${id}/like`;
    await people.send.member('POST', like);
    expect((await people.send.member('POST', like)).json()).toEqual({
      isLiked: true,
      likeCount: 1,
    });
    expect((await people.send.administrator('POST', like)).json()).toEqual({
      isLiked: true,
      likeCount: 2,
    });
    expect((await people.send.member('DELETE', like)).json()).toEqual({
      isLiked: false,
      likeCount: 1,
    });
  });

  it('tell the author once, and nobody of their own', async () => {
    const author = await createUser(app.db);
    const { id } = await createPost(app.db, { authorId: author.id });
    const like = `/api/posts/${id}/like`;
    for (const method of ['POST', 'DELETE', 'POST'] as const)
      await people.send.member(method, like);
    await (await app.as(author))('POST', like);
    expect(await listNotified(app.db, author.id)).toMatchObject([
      {
        type: 'like',
        actorId: people.member.id,
        message: 'Mem Ber likes your post.',
        data: { postId: id },
      },
    ]);
  });

  it('of one member at the same moment are one', async () => {
    const { id } = await ownPost();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => people.send.member(postRoutes.like, { params: { id } })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
    expect((await people.send.member(postRoutes.get, { params: { id } })).json().likeCount).toBe(1);
  });
});

describe('GET /api/posts', () => {
  it('pages one author in the shape of the contract', async () => {
    const author = await createUser(app.db);
    for (let n = 0; n < 5; n++) await createPost(app.db, { authorId: author.id, content: `${n}` });
    const pages = await readPages(people.send.member, postRoutes.list, {
      query: { limit: 2, authorId: author.id },
    });
    const posts = z.array(postSchema.strict()).parse(pages.flat());
    expect(posts.map(({ content }) => content)).toEqual(['4', '3', '2', '1', '0']);
  });
});
