import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FeedBoard } from '#contract/feed/boards.ts';
import { feed } from '#contract/feed/contract.ts';
import { feedCursor } from '#contract/feed/cursor.ts';
import {
  createBlock,
  createConnection,
  createEvent,
  createJob,
  createPost,
  createUser,
} from '#server/testing/factories.ts';
import { type Send, wrong } from '#server/testing/send.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let app: TestApp;
let send: Send;
let friend: { id: string };
const passed = '2026-01-01T00:00:00Z';
/** Names of what all tests read, by their ids. */
const names = new Map<string, string>();

async function make(name: string, made: Promise<{ id: string }>) {
  names.set((await made).id, name);
}

beforeAll(async () => {
  app = await createTestApp();
  const me = await createUser(app.db);
  send = await app.as(me);
  friend = await createUser(app.db);
  await createConnection(app.db, friend.id, me.id);
  const asked = await createUser(app.db);
  await createConnection(app.db, me.id, asked.id, { status: 'pending' });
  const blocked = await createUser(app.db);
  await createBlock(app.db, me.id, blocked.id);
  const past = { eventDate: passed, endDate: null };
  const ofFriend = { authorId: friend.id };
  await make('call', createJob(app.db));
  await make('closed call', createJob(app.db, { expiresAt: passed }));
  await make('post', createPost(app.db, { authorId: asked.id }));
  await make('showcase', createPost(app.db, { type: 'showcase' }));
  await make('event', createEvent(app.db));
  await make('past event', createEvent(app.db, past));
  await make('post of a friend', createPost(app.db, ofFriend));
  await make('closed call of a friend', createJob(app.db, { ...ofFriend, expiresAt: passed }));
  await make('past event of a friend', createEvent(app.db, { ...ofFriend, ...past }));
  await make(
    'showcase of a blocked',
    createPost(app.db, { authorId: blocked.id, type: 'showcase' }),
  );
});
afterAll(() => app.close());

const read = async (board: FeedBoard) => (await send(feed.list, { query: { board } })).json();
const shown = async (board: FeedBoard) =>
  (await read(board)).flatMap(({ id }) => names.get(id) ?? []).toReversed();

describe('the boards of the feed', () => {
  it('shows everything unless another board is asked for', async () => {
    const everything = [...names.values()].slice(0, -1);
    expect(await shown('everything')).toEqual(everything);
    const plain = (await send(feed.list)).json();
    expect(plain).toEqual(await read('everything'));
  });

  it.each<[FeedBoard, string[]]>([
    ['calls', ['call']],
    ['showcase', ['showcase']],
    ['events', ['event']],
    ['network', ['post of a friend', 'closed call of a friend', 'past event of a friend']],
  ])('shows on %s only what stands there', async (board, expected) => {
    expect(await shown(board)).toEqual(expected);
  });

  it('counts what is newer on the same board only', async () => {
    const [newest] = await read('network');
    if (!newest) throw new Error('The network is empty.');
    const countNewer = async (board: Exclude<FeedBoard, 'for-you'>) =>
      (await send(feed.countNewer, { query: { board, than: feedCursor(newest) } })).json();
    await createPost(app.db);
    expect(await countNewer('network')).toEqual({ count: 0 });
    await createPost(app.db, { authorId: friend.id });
    expect(await countNewer('network')).toEqual({ count: 1 });
    expect(await countNewer('everything')).toEqual({ count: 2 });
    expect(await countNewer('calls')).toEqual({ count: 0 });
  });

  it('refuses a board that there is not, and to count on one that is not in the order of time', async () => {
    const nowhere = await send(feed.list, { query: { board: wrong('nowhere') } });
    expect(nowhere.statusCode).toBe(400);
    const query = { board: wrong('for-you'), than: 'x' };
    expect((await send(feed.countNewer, { query })).statusCode).toBe(400);
  });
});
