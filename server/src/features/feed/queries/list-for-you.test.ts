import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { feed } from '#contract/feed/contract.ts';
import {
  createBlock,
  createConnection,
  createCourse,
  createEvent,
  createJob,
  createPost,
  createUser,
} from '#server/testing/factories.ts';
import { readChangingPages } from '#server/testing/read-pages.ts';
import type { Send } from '#server/testing/send.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { listForYou } from './list-for-you.ts';

let app: TestApp;
let me: { id: string };
let send: Send;
const hours = (ago: number) => new Date(Date.now() - ago * 3_600_000).toISOString();

beforeAll(async () => {
  app = await createTestApp();
  me = await createUser(app.db, {
    skills: ['Gaffing', 'Grip', 'Colour grading'],
    school: 'Tisch School of the Arts',
  });
  send = await app.as(me);
});
afterAll(() => app.close());
afterEach(() => void vi.useRealTimers());

const forYou = async () => (await send(feed.list, { query: { board: 'for-you' } })).json();
const find = async (id: string) => (await forYou()).find((item) => item.id === id);

describe(listForYou, () => {
  it('puts what fits before what is newer, and says why', async () => {
    const friend = await createUser(app.db);
    await createConnection(app.db, me.id, friend.id);
    const mate = await createUser(app.db, { school: 'Tisch School of the Arts' });
    const course = { courseCode: 'FMTV-UT 1040', section: '007' };
    for (const { id } of [me, mate]) await createCourse(app.db, { ...course, userId: id });
    const stranger = await createUser(app.db, { school: null });

    const plain = await createPost(app.db, { authorId: stranger.id, createdAt: hours(1) });
    const ofMate = await createPost(app.db, { authorId: mate.id, createdAt: hours(20) });
    const ofFriend = await createEvent(app.db, { authorId: friend.id, createdAt: hours(20) });
    const call = await createJob(app.db, {
      authorId: stranger.id,
      skills: ['Gaffing', 'Grip'],
      positionSkills: ['Grip', 'Colour grading'],
      createdAt: hours(20),
    });
    const half = await createJob(app.db, {
      authorId: stranger.id,
      skills: ['Gaffing', 'Sound'],
      createdAt: hours(20),
    });
    const items = await forYou();
    const shown = [call, ofFriend, ofMate, half, plain].map(({ id }) => id);
    expect(items.map(({ id }) => id).filter((id) => shown.includes(id))).toEqual(shown);
    const none = {
      matchingSkills: 0,
      namedSkills: 0,
      isConnection: false,
      courseCode: null,
      isSameSchool: false,
    };
    expect((await find(call.id))?.reason).toEqual({ ...none, matchingSkills: 3, namedSkills: 3 });
    expect((await find(half.id))?.reason).toEqual({ ...none, matchingSkills: 1, namedSkills: 2 });
    expect((await find(ofFriend.id))?.reason).toMatchObject({ isConnection: true });
    expect((await find(ofMate.id))?.reason).toEqual({
      ...none,
      courseCode: 'FMTV-UT 1040',
      isSameSchool: true,
    });
    expect((await find(plain.id))?.reason).toEqual(none);
  });

  it('leaves out my own, what is over, and what I may not see', async () => {
    const blocked = await createUser(app.db);
    await createBlock(app.db, blocked.id, me.id);
    const hidden = [
      await createPost(app.db, { authorId: me.id }),
      await createPost(app.db, { authorId: blocked.id }),
      await createJob(app.db, { expiresAt: hours(1) }),
      await createEvent(app.db, { eventDate: hours(3), endDate: hours(1) }),
    ];
    const shown = (await forYou()).map(({ id }) => id);
    expect(hidden.filter(({ id }) => shown.includes(id))).toEqual([]);
  });

  it('does not tell of a section whose member hides their courses', async () => {
    const shy = await createUser(app.db, { hideCourses: true });
    const course = { courseCode: 'FMTV-UT 2222', section: '001' };
    for (const { id } of [me, shy]) await createCourse(app.db, { ...course, userId: id });
    const post = await createPost(app.db, { authorId: shy.id });
    expect((await find(post.id))?.reason?.courseCode).toBeNull();
  });

  it('shows what was posted a moment ago, also where the clock of this machine is late', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 60_000 });
    const { id } = await createPost(app.db);
    expect(await find(id)).toBeDefined();
  });

  it('is read page by page without a gap or a repetition, whatever is posted meanwhile', async () => {
    for (let n = 0; n < 30; n++) await createPost(app.db, { createdAt: hours(n / 3) });
    const all = (await send(feed.list, { query: { board: 'for-you', limit: 100 } })).json();
    const pages = await readChangingPages(send, () => createPost(app.db), feed.list, {
      query: { board: 'for-you', limit: 7 },
    });
    const ids = pages.flat().map(({ id }) => id);
    expect(pages.length).toBeGreaterThan(4);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.toSorted()).toEqual(all.map(({ id }) => id).toSorted());
  });
});
