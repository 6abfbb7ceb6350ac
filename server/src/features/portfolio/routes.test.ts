import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectTags } from '#contract/catalogue/project-tags.ts';
import {
  portfolioItem as itemSchema,
  mostPortfolioItems,
  type PortfolioItem,
  portfolio,
} from '#contract/portfolio/contract.ts';
import type { BodyInputOf } from '#contract/route.ts';
import { createBlock, createPortfolioItem, createUser } from '../../testing/factories.ts';
import {
  type Ask,
  createPersonas,
  membersOnly,
  type Statuses,
  statusesOf,
} from '../../testing/personas.ts';
import { wrong } from '../../testing/send.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { portfolioRoutes } from './routes.ts';

const [tag, otherTag] = projectTags;

let app: TestApp;
let people: Awaited<ReturnType<typeof createPersonas>>;

beforeAll(async () => {
  app = await createTestApp();
  people = await createPersonas(app);
});
afterAll(() => app.close());

type User = { id: string };
type NewItem = BodyInputOf<typeof portfolio.create>;
const video = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
const ownItem = async () => ({
  id: (await createPortfolioItem(app.db, { userId: people.owner.id })).id,
});
const listOf = async (user: User, viewer: User = user): Promise<PortfolioItem[]> =>
  (await (await app.as(viewer))(portfolio.list, { params: { userId: user.id } })).json();

describe(portfolioRoutes, () => {
  it.each<[string, Ask, Statuses]>([
    [
      'change an item',
      async (send) => send(portfolio.update, { params: await ownItem(), body: { title: 'New' } }),
      { ...membersOnly(403), owner: 200 },
    ],
    [
      'delete an item',
      async (send) => send(portfolio.remove, { params: await ownItem() }),
      { ...membersOnly(204), member: 403 },
    ],
    [
      'read a portfolio',
      (send) => send(portfolio.list, { params: { userId: people.owner.id } }),
      membersOnly(200),
    ],
  ])('answer who asks to %s', async (_, ask, expected) => {
    expect(await statusesOf(people.send, ask)).toEqual(expected);
  });

  it('let every member put an empty portfolio in order and add to it', async () => {
    const { send: newcomers } = await createPersonas(app);
    const reordered = await statusesOf(newcomers, (send) =>
      send(portfolio.reorder, { body: { updates: [] } }),
    );
    expect(reordered).toEqual(membersOnly(200));
    const added = await statusesOf(newcomers, (send) =>
      send(portfolio.create, { body: { title: 'Reel', mediaUrl: video } }),
    );
    expect(added).toEqual(membersOnly(201));
  });
});

describe('POST /api/portfolio', () => {
  const post = (body: NewItem) => people.send.owner(portfolio.create, { body });
  const link = 'Please enter a valid YouTube or Vimeo URL';

  it.each<[string, Partial<NewItem>, string]>([
    ['no title', { title: undefined }, 'Please enter a title'],
    ['a blank title', { title: ' ' }, 'Please enter a title'],
    [
      'no media',
      { mediaUrl: undefined },
      'Please either upload a file or enter a YouTube/Vimeo URL',
    ],
    ['empty media', { mediaUrl: '' }, 'Please either upload a file or enter a YouTube/Vimeo URL'],
    [
      'a look-alike host',
      { mediaUrl: 'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ' },
      link,
    ],
    [
      'a host in disguise',
      { mediaUrl: 'https://youtube.com@evil.example/watch?v=dQw4w9WgXcQ' },
      link,
    ],
    ['a javascript: address', { mediaUrl: 'javascript:alert(1)' }, link],
    ['media elsewhere', { mediaUrl: 'https://example.com/reel.mp4' }, link],
    [
      'a tag not in the list',
      { tags: [tag, wrong('Blockbuster')] },
      'Please choose tags from the list',
    ],
    [
      'an unknown media type',
      { mediaType: wrong('hologram') },
      expect.stringMatching(/^mediaType: /),
    ],
    [
      'a file that is not there',
      { mediaUrl: '/uploads/none.webp' },
      'This file is no longer here. Please upload it again.',
    ],
  ])('refuses %s', async (_, fields, message) => {
    const answer = await post({ title: 'Reel', mediaUrl: video, ...fields });
    expect([answer.statusCode, answer.error().message]).toEqual([400, message]);
  });

  it('keeps a video under its one address, whatever type the client claims', async () => {
    const answer = await post({
      title: ' Reel ',
      mediaUrl: 'https://youtu.be/dQw4w9WgXcQ?si=tracking',
      mediaType: 'image',
      tags: [tag, otherTag, tag],
    });
    expect(answer.statusCode).toBe(201);
    expect(itemSchema.strict().parse(answer.json())).toMatchObject({
      userId: people.owner.id,
      title: 'Reel',
      description: null,
      mediaUrl: video,
      mediaType: 'youtube',
      media: null,
      tags: [tag, otherTag],
    });
  });

  it('stops at the most a portfolio holds, though asked twice at once', async () => {
    const user = await createUser(app.db);
    for (let n = 0; n < mostPortfolioItems - 1; n++)
      await createPortfolioItem(app.db, { userId: user.id });
    const send = await app.as(user);
    const add = () => send(portfolio.create, { body: { title: 'More', mediaUrl: video } });
    const answers = await Promise.all([add(), add()]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
  });
});

describe('PUT /api/portfolio/:id', () => {
  it('changes what is named and leaves the rest', async () => {
    const { id } = await createPortfolioItem(app.db, {
      userId: people.owner.id,
      description: 'Before',
      tags: [tag],
    });
    const put = (body: BodyInputOf<typeof portfolio.update>) =>
      people.send.owner(portfolio.update, { params: { id }, body });
    expect((await put({ title: 'After' })).json()).toMatchObject({
      userId: people.owner.id,
      title: 'After',
      description: 'Before',
      tags: [tag],
      mediaUrl: video,
    });
    expect((await put({ description: '', tags: [] })).json()).toMatchObject({
      description: null,
      tags: [],
    });
    expect((await put({})).statusCode).toBe(200);
    for (const body of [
      { title: ' ' },
      { mediaUrl: '' },
      { mediaUrl: 'https://vimeo.com/x' },
      { tags: [wrong('x')] },
    ])
      expect((await put(body)).statusCode).toBe(400);
    expect((await listOf(people.owner)).find((item) => item.id === id)).toMatchObject({
      title: 'After',
    });
  });

  it('answers 404 for what is gone or behind a block', async () => {
    const blocker = await createUser(app.db);
    const { id } = await createPortfolioItem(app.db, { userId: blocker.id });
    await createBlock(app.db, blocker.id, people.member.id);
    for (const one of ['item_none', id]) {
      const params = { id: one };
      const changed = await people.send.member(portfolio.update, { params, body: {} });
      const removed = await people.send.member(portfolio.remove, { params });
      expect([changed.statusCode, removed.statusCode]).toEqual([404, 404]);
    }
  });
});

describe('GET /api/portfolio/:userId', () => {
  it('comes in its own order; items without a place come last, the oldest of them first', async () => {
    const user = await createUser(app.db);
    const add = (title: string, sortOrder: number | null) =>
      createPortfolioItem(app.db, { userId: user.id, title, sortOrder });
    for (const [title, place] of [
      ['c', null],
      ['b', 1],
      ['d', null],
      ['a', 0],
    ] as const)
      await add(title, place);
    const list = await listOf(user, people.member);
    expect(list.map(({ title }) => title)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('answers 404 for whom one may not see, also where there is nothing', async () => {
    const blocker = await createUser(app.db);
    await createPortfolioItem(app.db, { userId: blocker.id });
    await createBlock(app.db, people.member.id, blocker.id);
    for (const id of [blocker.id, people.suspended.id, 'user_none']) {
      const answer = await people.send.member(portfolio.list, { params: { userId: id } });
      expect(answer.statusCode).toBe(404);
    }
    expect(await listOf(await createUser(app.db), people.member)).toEqual([]);
  });
});
