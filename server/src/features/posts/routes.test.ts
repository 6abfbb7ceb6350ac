import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { posts as postRoutes, post as postSchema } from '#contract/posts/contract.ts';
import type { BodyInputOf } from '#contract/route.ts';
import { createBlock, createPost, createUser } from '../../testing/factories.ts';
import { listNotified } from '../../testing/list-notified.ts';
import { createPersonas, membersOnly, type Statuses, statusesOf } from '../../testing/personas.ts';
import { readPages } from '../../testing/read-pages.ts';
import { type Answer, type Send, wrong } from '../../testing/send.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof createPersonas>>;

beforeAll(async () => {
  app = await createTestApp();
  people = await createPersonas(app);
});
afterAll(() => app.close());

const ownPost = () => createPost(app.db, { authorId: people.owner.id });
const like = (send: Send, id: string) => send(postRoutes.like, { params: { id } });
const unlike = (send: Send, id: string) => send(postRoutes.unlike, { params: { id } });
const read = (send: Send, id: string) => send(postRoutes.get, { params: { id } });
const update = (send: Send, id: string, body: BodyInputOf<typeof postRoutes.update>) =>
  send(postRoutes.update, { params: { id }, body });
const remove = (send: Send, id: string) => send(postRoutes.remove, { params: { id } });

describe('the routes of posts', () => {
  it.each<[string, (send: Send, id: string) => Promise<Answer>, Statuses]>([
    ['reading', read, membersOnly(200)],
    [
      'changing',
      (send, id) => update(send, id, { content: 'Changed' }),
      { ...membersOnly(403), owner: 200 },
    ],
    ['removing', remove, { ...membersOnly(403), owner: 204 }],
    ['liking', like, membersOnly(200)],
    ['unliking', unlike, membersOnly(200)],
  ])('answer %s by who asks', async (_, ask, expected) => {
    const statuses = await statusesOf(people.send, async (send) => ask(send, (await ownPost()).id));
    expect(statuses).toEqual(expected);
  });

  it('list and create for members only', async () => {
    const listed = await statusesOf(people.send, (send) => send(postRoutes.list));
    expect(listed).toEqual(membersOnly(200));
    const created = await statusesOf(people.send, (send) =>
      send(postRoutes.create, { body: { content: 'Hello' } }),
    );
    expect(created).toEqual(membersOnly(201));
  });

  it('hide what the viewer may not see', async () => {
    const blocker = await createUser(app.db);
    await createBlock(app.db, blocker.id, people.member.id);
    for (const authorId of [blocker.id, people.suspended.id]) {
      const { id } = await createPost(app.db, { authorId });
      for (const ask of [read, like, remove])
        expect((await ask(people.send.member, id)).statusCode).toBe(404);
      const listed = (await people.send.member(postRoutes.list, { query: { limit: 100 } })).json();
      expect(listed.map((post) => post.id)).not.toContain(id);
    }
  });
});

describe('POST /api/posts', () => {
  it.each<[string, BodyInputOf<typeof postRoutes.create>, string]>([
    ['no content', { content: wrong(undefined) }, 'Please enter some content for your post'],
    ['blank content', { content: ' \n ' }, 'Please enter some content for your post'],
    [
      'an unknown type',
      { content: 'x', type: wrong('rant') },
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
    expect(answer.error().message).toBe(message);
  });

  it('answers the post as it is kept', async () => {
    const body = {
      content: '  Picture lock! <b>not markup</b> ',
      type: 'showcase' as const,
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
    const answer = await update(people.send.owner, id, { content: ' ' });
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
    const texted = await update(people.send.owner, post.id, { content: 'After', skills: null });
    expect(texted.json()).toMatchObject({
      content: 'After',
      skills: [],
      imageUrl: 'https://media.example.edu/a.jpg',
      media: { alt: 'Before' },
    });
    const bare = await update(people.send.owner, post.id, { imageUrl: null });
    expect(bare.json()).toMatchObject({ content: 'After', imageUrl: null, media: null });
  });
});

describe('likes', () => {
  it('count once a member, and can be taken back', async () => {
    const { id } = await ownPost();
    const { member, administrator } = people.send;
    await like(member, id);
    expect((await like(member, id)).json()).toEqual({ isLiked: true, likeCount: 1 });
    expect((await like(administrator, id)).json()).toEqual({ isLiked: true, likeCount: 2 });
    expect((await unlike(member, id)).json()).toEqual({ isLiked: false, likeCount: 1 });
  });

  it('tell the author once, and nobody of their own', async () => {
    const author = await createUser(app.db);
    const { id } = await createPost(app.db, { authorId: author.id });
    for (const act of [like, unlike, like]) await act(people.send.member, id);
    await like(await app.as(author), id);
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
    const { member } = people.send;
    const answers = await Promise.all(Array.from({ length: 8 }, () => like(member, id)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
    expect((await read(member, id)).json().likeCount).toBe(1);
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
