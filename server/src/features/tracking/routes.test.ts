import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BodyInputOf } from '#contract/route.ts';
import { contentTypes, tracking } from '#contract/tracking/contract.ts';
import {
  createBlock,
  createEvent,
  createJob,
  createPost,
  createUser,
} from '../../testing/factories.ts';
import { listNotified } from '../../testing/list-notified.ts';
import { createPersonas } from '../../testing/personas.ts';
import { type Send, wrong } from '../../testing/send.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { notifications } from '../notifications/tables.ts';
import { contentViews } from './tables.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof createPersonas>>;

beforeAll(async () => {
  app = await createTestApp();
  people = await createPersonas(app);
});
afterAll(() => app.close());

type View = BodyInputOf<typeof tracking.viewContent>;

const look = (
  send: Send,
  contentType: View['contentType'],
  contentId: string,
  more: Partial<View> = {},
) => send(tracking.viewContent, { body: { contentType, contentId, ...more } });
const rowsOf = (id: string) =>
  app.db.select().from(contentViews).where(eq(contentViews.contentId, id));

describe('POST /api/analytics/content-view', () => {
  it('refuses what is not there or not to be seen', async () => {
    const blocker = await createUser(app.db);
    await createBlock(app.db, blocker.id, people.member.id);
    const hidden = await createPost(app.db, { authorId: blocker.id });
    expect((await look(people.send.member, 'post', hidden.id)).statusCode).toBe(404);
    for (const type of contentTypes)
      expect((await look(people.send.member, type, 'none')).statusCode).toBe(404);
  });

  it.each<[string, Partial<View>]>([
    ['an unknown kind', { contentType: wrong('song') }],
    ['a text for a number', { viewDuration: wrong('long') }],
    [
      'metadata with 21 values',
      { metadata: Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`k${n}`, n])) },
    ],
    ['metadata with an object in it', { metadata: { deep: wrong({ deeper: 1 }) } }],
    ['metadata with a long text', { metadata: { text: 'x'.repeat(201) } }],
    ['metadata with half a character', { metadata: { text: '\ud800' } }],
  ])('refuses %s', async (_, more) => {
    const { id } = await createJob(app.db);
    expect((await look(people.send.member, 'job', id, more)).statusCode).toBe(400);
  });

  it('counts a viewer once a day and keeps the longest and deepest look', async () => {
    const { id } = await createPost(app.db, { authorId: people.owner.id });
    for (const more of [
      { viewDuration: 12.4, scrollDepth: 80, isUnique: true },
      { viewDuration: 3, scrollDepth: 400 },
      { viewDuration: -5, metadata: { from: 'feed', n: 1 } },
    ])
      await look(people.send.member, 'post', id, more);
    expect(await rowsOf(id)).toMatchObject([{ viewDuration: 12, scrollDepth: 100 }]);
    await app.db
      .update(contentViews)
      .set({ day: '2026-01-01' })
      .where(eq(contentViews.contentId, id));
    await look(people.send.member, 'post', id);
    expect(await rowsOf(id)).toHaveLength(2);
  });

  it('keeps the last metadata that came with a view', async () => {
    const { id } = await createPost(app.db, { authorId: people.owner.id });
    await look(people.send.member, 'post', id, { metadata: { from: 'feed', n: 1 } });
    await look(people.send.member, 'post', id, { metadata: { from: 'profile', deep: true } });
    await look(people.send.member, 'post', id);
    expect(await rowsOf(id)).toMatchObject([{ metadata: { from: 'profile', deep: true } }]);
  });

  it('does not count one’s own', async () => {
    const { id } = await createEvent(app.db, { authorId: people.owner.id });
    expect((await look(people.send.owner, 'event', id)).statusCode).toBe(204);
    expect((await look(people.send.owner, 'profile', people.owner.id)).statusCode).toBe(204);
    expect([...(await rowsOf(id)), ...(await rowsOf(people.owner.id))]).toEqual([]);
  });

  it('tells the author of the 10th view exactly once', async () => {
    const author = await createUser(app.db);
    const { id } = await createJob(app.db, { authorId: author.id, title: 'Harpist' });
    const senders = await Promise.all(
      Array.from({ length: 12 }, async () => app.as(await createUser(app.db))),
    );
    await Promise.all(senders.map((send) => look(send, 'job', id)));
    const notices = () => listNotified(app.db, author.id);
    expect(await notices()).toMatchObject([
      {
        type: 'job_milestone',
        message: '“Harpist” has been viewed 10 times.',
        data: { jobId: id },
      },
    ]);
    await app.db.delete(notifications).where(eq(notifications.userId, author.id));
    await look(await app.as(await createUser(app.db)), 'job', id);
    expect(await notices()).toEqual([]);
  });
});

describe('POST /api/analytics/content-views', () => {
  const lookAtAll = (send: Send, views: View[]) => send(tracking.viewContents, { body: { views } });

  it('keeps what may be seen and is another’s, and leaves out the rest', async () => {
    const blocker = await createUser(app.db);
    await createBlock(app.db, blocker.id, people.member.id);
    const hidden = await createPost(app.db, { authorId: blocker.id });
    const own = await createPost(app.db, { authorId: people.member.id });
    const post = await createPost(app.db, { authorId: people.owner.id });
    const event = await createEvent(app.db, { authorId: people.owner.id });
    const answer = await lookAtAll(people.send.member, [
      ...[hidden, own, post].map(({ id }) => ({ contentType: 'post' as const, contentId: id })),
      { contentType: 'event', contentId: event.id, viewDuration: 9, scrollDepth: 70 },
      { contentType: 'job', contentId: event.id },
      { contentType: 'profile', contentId: 'none' },
    ]);
    expect(answer.statusCode).toBe(204);
    expect(await rowsOf(post.id)).toHaveLength(1);
    expect(await rowsOf(event.id)).toMatchObject([
      { contentType: 'event', viewDuration: 9, scrollDepth: 70 },
    ]);
    expect([...(await rowsOf(hidden.id)), ...(await rowsOf(own.id))]).toEqual([]);
  });

  it('refuses none, too many and what another member did', async () => {
    const view: View = { contentType: 'job', contentId: 'none' };
    expect((await lookAtAll(people.send.member, [])).statusCode).toBe(400);
    expect((await lookAtAll(people.send.member, Array(101).fill(view))).statusCode).toBe(400);
    const others = await lookAtAll(people.send.member, [{ ...view, userId: people.owner.id }]);
    expect(others.statusCode).toBe(403);
  });
});

describe('GET /api/…/view-counts', () => {
  it('answers a map with the counts of my own items only; administrators get all', async () => {
    const own = await createJob(app.db, { authorId: people.owner.id });
    const unseen = await createJob(app.db, { authorId: people.owner.id });
    const other = await createJob(app.db);
    for (const send of [people.send.member, people.send.administrator]) {
      await look(send, 'job', own.id);
      await look(send, 'job', other.id);
    }
    const query = { jobIds: `${own.id},${unseen.id},${other.id},none` };
    const mine = await people.send.owner(tracking.jobViewCounts, { query });
    expect(mine.json()).toEqual({ [own.id]: 2, [unseen.id]: 0 });
    const all = await people.send.administrator(tracking.jobViewCounts, { query });
    expect(all.json()).toEqual({ [own.id]: 2, [unseen.id]: 0, [other.id]: 2 });
  });

  it('knows posts and events too', async () => {
    const post = await createPost(app.db, { authorId: people.owner.id });
    const event = await createEvent(app.db, { authorId: people.owner.id });
    await look(people.send.member, 'post', post.id);
    await look(people.send.member, 'event', event.id);
    const posts = await people.send.owner(tracking.postViewCounts, { query: { postIds: post.id } });
    const events = await people.send.owner(tracking.eventViewCounts, {
      query: { eventIds: event.id },
    });
    expect([posts.json(), events.json()]).toEqual([{ [post.id]: 1 }, { [event.id]: 1 }]);
  });

  it('counts my own items, and nobody else’s, when none is named', async () => {
    const author = await createUser(app.db);
    const send = await app.as(author);
    const own = await createPost(app.db, { authorId: author.id });
    await createPost(app.db);
    await look(people.send.member, 'post', own.id);
    expect((await send(tracking.postViewCounts)).json()).toEqual({ [own.id]: 1 });
    expect((await send(tracking.jobViewCounts)).json()).toEqual({});
  });

  it('refuses 101 ids, and counts nothing for an empty list', async () => {
    const ids = Array.from({ length: 101 }, (_, n) => `job_${n}`).join(',');
    const count = (jobIds: string) =>
      people.send.owner(tracking.jobViewCounts, { query: { jobIds } });
    expect((await count(ids)).statusCode).toBe(400);
    expect((await count('')).json()).toEqual({});
  });
});
