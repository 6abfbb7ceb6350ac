import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { events } from '#contract/events/contract.ts';
import { type FeedItem, feed, feedItem } from '#contract/feed/contract.ts';
import { feedCursor } from '#contract/feed/cursor.ts';
import { jobs } from '#contract/jobs/contract.ts';
import { posts } from '#contract/posts/contract.ts';
import { publishTo } from '../../platform/live/live-hub.ts';
import { eventually } from '../../testing/eventually.ts';
import {
  createApplication,
  createBlock,
  createEvent,
  createJob,
  createPost,
  createUpload,
  createUser,
} from '../../testing/factories.ts';
import { openLiveClient } from '../../testing/live-client.ts';
import { createPersonas } from '../../testing/personas.ts';
import { nextOf, readChangingPages, readPages } from '../../testing/read-pages.ts';
import { type Send, wrong } from '../../testing/send.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createSession } from '../auth/sessions/commands.ts';
import { sessions } from '../auth/tables.ts';
import { newToken } from '../auth/token.ts';
import { savedJobs } from '../jobs/tables.ts';
import { postLikes } from '../posts/tables.ts';
import { users } from '../users/tables.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof createPersonas>>;
let answerToNothing: Awaited<ReturnType<typeof readFeed>>;

beforeAll(async () => {
  app = await createTestApp();
  people = await createPersonas(app);
  answerToNothing = await readFeed();
});
afterAll(() => app.close());

const readFeed = () => people.send.member(feed.list);

const makers = [createPost, createJob, createEvent];
const strictItem = z.discriminatedUnion(
  'kind',
  feedItem.options.map((option) => option.strict()) as unknown as typeof feedItem.options,
);
const moment = '2020-01-01T00:00:00.000001Z';
const posting = {
  post: (send: Send, body = { content: 'New' }) => send(posts.create, { body }),
  job: (send: Send, body = { title: 'New', description: 'New', skills: ['Acting'] }) =>
    send(jobs.create, { body }),
  event: (
    send: Send,
    body = { title: 'New', description: 'New', eventDate: '2031-01-01T10:00:00Z' },
  ) => send(events.create, { body }),
};
const keyOf = ({ createdAt, kind, id }: FeedItem) => [createdAt, kind, id].join(' ');

describe('the routes of the feed', () => {
  it('answer an empty list while there is nothing', () => {
    const { statusCode, body } = answerToNothing;
    expect([statusCode, body, nextOf(answerToNothing)]).toEqual([200, '[]', null]);
  });

  it('let a session slide on, and know one that has ended', async () => {
    const { id } = await createUser(app.db);
    const send = await app.as({ id });
    const seenAt = async () => {
      const [own] = await app.db.select().from(sessions).where(eq(sessions.userId, id));
      return own?.lastSeenAt;
    };
    const old = '2026-01-01T00:00:00Z';
    await app.db.update(sessions).set({ lastSeenAt: old }).where(eq(sessions.userId, id));
    expect((await send(feed.list)).statusCode).toBe(200);
    await eventually(async () => expect(await seenAt()).not.toBe(old));
    await app.db.delete(sessions).where(eq(sessions.userId, id));
    const refused = await send(feed.list);
    expect([refused.statusCode, refused.error().code]).toEqual([401, 'unauthenticated']);
  });

  it.each([
    { limit: 0 },
    { limit: 101 },
    { cursor: 'x' },
    { cursor: feedCursor({ createdAt: 'never', kind: 'job', id: 'a' }) },
    { cursor: feedCursor({ createdAt: '2030-01-01T00:00:00+23:59', kind: 'job', id: 'a' }) },
  ])('refuse %j with a sentence', async (query) => {
    const answer = await people.send.member(feed.list, { query });
    expect(answer.statusCode).toBe(400);
    expect(answer.error().message).toMatch(/\.$/);
  });
});

describe('GET /api/feed', () => {
  it('answers each kind as its own address does, but for what only the own page shows', async () => {
    const upload = await createUpload(app.db, {
      variants: [{ key: 'v.webp', width: 640 }],
      attachedAt: moment,
    });
    const post = await createPost(app.db, {
      uploadId: upload.id,
      mediaAlt: 'A still',
      skills: ['Editing'],
    });
    const job = await createJob(app.db, { budget: '$5', targetSchool: 'Gallatin School' });
    const event = await createEvent(app.db, { location: 'Studio 3' });
    await app.db.insert(postLikes).values({ postId: post.id, userId: people.member.id });
    await app.db.insert(savedJobs).values({ jobId: job.id, userId: people.member.id });
    await createApplication(app.db, { jobId: job.id, applicantId: people.member.id });
    const answer = await people.send.member(feed.list, { query: { limit: 3 } });
    const items = z.array(strictItem).parse(answer.json());
    const ofOwnPage = ['isCommentingOpen', 'replies', 'waitingPlace'];
    const inList = (kind: string, alone: object) => ({
      kind,
      ...Object.fromEntries(Object.entries(alone).filter(([field]) => !ofOwnPage.includes(field))),
    });
    const get = people.send.member;
    expect(items).toEqual([
      inList('event', (await get(events.get, { params: { id: event.id } })).json()),
      inList('job', (await get(jobs.get, { params: { id: job.id } })).json()),
      inList('post', (await get(posts.get, { params: { id: post.id } })).json()),
    ]);
    expect(items[1]).toMatchObject({ isSaved: true, isApplied: true });
    expect(items[2]).toMatchObject({ isLiked: true, likeCount: 1, media: { alt: 'A still' } });
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  it('leaves out suspended members and blocks of either side', async () => {
    const [blocker, blocked] = [await createUser(app.db), await createUser(app.db)];
    await createBlock(app.db, blocker.id, people.member.id);
    await createBlock(app.db, people.member.id, blocked.id);
    for (const authorId of [blocker.id, blocked.id, people.suspended.id])
      for (const make of makers) await make(app.db, { authorId });
    const items = (await readFeed()).json();
    const hidden = [blocker.id, blocked.id, people.suspended.id];
    expect(items.filter(({ authorId }) => hidden.includes(authorId))).toEqual([]);
    const theirs = (await (await app.as(blocked))(feed.list)).json();
    expect(theirs.filter(({ authorId }) => authorId === blocked.id)).toHaveLength(3);
  });

  it('pages through items of one moment without a gap or a repeat, whatever the size', async () => {
    const { id: authorId } = await createUser(app.db);
    for (let n = 0; n < 15; n++) await makers[n % 3]?.(app.db, { authorId, createdAt: moment });
    const whole = (
      await readPages(people.send.member, feed.list, { query: { limit: 100 } })
    ).flat();
    expect(whole.filter((item) => item.authorId === authorId)).toHaveLength(15);
    for (const limit of [1, 2, 4, 7, 20, 50]) {
      const pages = await readPages(people.send.member, feed.list, { query: { limit } });
      expect(pages.flat().map(keyOf)).toEqual(whole.map(keyOf));
      expect(pages.slice(0, -1).every((page) => page.length === limit)).toBe(true);
    }
  });

  it('loses and repeats nothing while others post', async () => {
    const { id: authorId } = await createUser(app.db);
    const sender = await app.as({ id: authorId });
    const before = (
      await readPages(people.send.member, feed.list, { query: { limit: 100 } })
    ).flat();
    const post = () => Promise.all(Object.values(posting).map((create) => create(sender)));
    let racing = post();
    const pages = await readChangingPages(
      people.send.member,
      async () => {
        await racing;
        racing = post();
      },
      feed.list,
      { query: { limit: 3 } },
    );
    await racing;
    const seen = pages.flat().map(keyOf);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.filter((key) => before.some((item) => keyOf(item) === key))).toEqual(
      before.map(keyOf),
    );
  });

  it('answers 20 items where no limit is given, and the way to the rest', async () => {
    for (let n = 0; n < 21; n++) await makers[n % 3]?.(app.db);
    const answer = await readFeed();
    expect(answer.json()).toHaveLength(20);
    expect(nextOf(answer)).toMatch(/^\/api\/feed\?cursor=[\w-]+$/);
  });
});

describe('GET /api/feed/newer', () => {
  it('counts what stands above an item, 99 at most, and nothing that is hidden', async () => {
    await createPost(app.db);
    const [top] = (await people.send.member(feed.list, { query: { limit: 1 } })).json();
    if (!top) throw new Error('The feed is empty.');
    const newer = async () =>
      (await people.send.member(feed.countNewer, { query: { than: feedCursor(top) } })).json();
    expect(await newer()).toEqual({ count: 0 });
    for (const make of makers) await make(app.db);
    await createPost(app.db, { authorId: people.suspended.id });
    expect(await newer()).toEqual({ count: 3 });
    for (let n = 0; n < 100; n++) await createPost(app.db, { authorId: people.owner.id });
    expect(await newer()).toEqual({ count: 99 });
  });

  it('counts items of the very same moment by their place', async () => {
    const { id: authorId } = await createUser(app.db);
    // Nothing else would be the newest while they are there.
    onTestFinished(async () => {
      await app.db.delete(users).where(eq(users.id, authorId));
    });
    const createdAt = '2099-01-01T00:00:00.000001Z';
    for (let n = 0; n < 6; n++) await makers[n % 3]?.(app.db, { authorId, createdAt });
    const top = (await people.send.member(feed.list, { query: { limit: 6 } })).json();
    const counts = [];
    for (const item of top) {
      const query = { than: feedCursor(item) };
      counts.push((await people.send.member(feed.countNewer, { query })).json().count);
    }
    expect(counts).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

describe('a new item', () => {
  it.each(Object.entries(posting))(
    'is hinted at to everyone online, a refused one is not: %s',
    async (_, create) => {
      const quiet = await createTestApp();
      const address = await quiet.server.listen({ port: 0, host: '127.0.0.1' });
      const [reader, author] = [await createUser(quiet.db), await createUser(quiet.db)];
      const token = newToken();
      await createSession(quiet.db, reader.id, token, { userAgent: 'test', address: '::1' });
      const client = await openLiveClient(address, { cookie: `callboard=${token}` });
      const send = await quiet.as(author);
      await create(send, wrong({}));
      publishTo(quiet.db, [reader.id], { type: 'notification' });
      await eventually(() => expect(client.messages).toEqual([{ type: 'notification' }]));
      await create(send);
      await eventually(() =>
        expect(client.messages).toEqual([{ type: 'notification' }, { type: 'feed' }]),
      );
      client.socket.terminate();
      await quiet.close();
    },
  );
});
