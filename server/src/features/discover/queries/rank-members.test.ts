import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { connections } from '#contract/connections/contract.ts';
import { discover, foundMember } from '#contract/discover/contract.ts';
import type { QueryInputOf } from '#contract/route.ts';
import { param, sql } from '#server/db/sql.ts';
import {
  createBlock,
  createConnection,
  createCourse,
  createJob,
  createPortfolioItem,
  createUpload,
  createUser,
} from '#server/testing/factories.ts';
import { readChangingPages } from '#server/testing/read-pages.ts';
import type { Send } from '#server/testing/send.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { rankMembers } from './rank-members.ts';

type Search = QueryInputOf<typeof discover.search>;

let app: TestApp;
let me: Awaited<ReturnType<typeof createUser>>;
let send: Send;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
afterEach(() => void vi.useRealTimers());
beforeEach(async () => {
  await app.db.execute(sql`DELETE FROM users`);
  me = await createUser(app.db, {
    skills: ['Editing', 'Acting', 'Lighting'],
    school: 'Tisch School of the Arts',
    major: 'Drama',
    graduationYear: 2027,
  });
  send = await app.as(me);
});

const aYearAgo = new Date(Date.now() - 365 * 86_400_000).toISOString();
const aSecondLater = new Date(Date.parse(aYearAgo) + 1_000).toISOString();
/** Has nothing to do with me. */
const stranger = (fields: Parameters<typeof createUser>[1] = {}) =>
  createUser(app.db, { createdAt: aYearAgo, ...fields });
const listed = async (query: Search = {}) => {
  const answer = await send(discover.search, { query });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json();
};
const ids = async (query: Search = {}) => (await listed(query)).map(({ id }) => id);
const reasonOf = async (id: string) => (await listed()).find((member) => member.id === id)?.reason;
const setUser = (id: string, change: ReturnType<typeof sql>) =>
  app.db.execute(sql`UPDATE users SET ${change} WHERE id = ${param(id)}`);

async function hang(userId: string, title: string, fields: { sortOrder?: number } = {}) {
  const upload = await createUpload(app.db, {
    userId,
    variants: [{ key: `images/${title}-400.webp`, width: 400 }],
  });
  await createPortfolioItem(app.db, {
    userId,
    title,
    mediaType: 'image',
    mediaUrl: null,
    uploadId: upload.id,
    ...fields,
  });
}

describe('whom the viewer may not see', () => {
  it.each<Search>([{}, { sort: 'name' }, { q: 'secret' }])(
    'is in no list, nor are their works: %j',
    async (query) => {
      const hidden = await Promise.all(
        Array.from({ length: 4 }, () => stranger({ firstName: 'Secret', skills: ['Editing'] })),
      );
      const [blocked, blocker, suspended, leaving] = hidden.map(({ id }) => id);
      for (const { id } of hidden) await hang(id, 'Unseen');
      for (const { id } of [me, ...hidden]) await createCourse(app.db, { userId: id });
      await createBlock(app.db, me.id, blocked ?? '');
      await createBlock(app.db, blocker ?? '', me.id);
      await setUser(suspended ?? '', sql`suspended_at = now()`);
      await setUser(leaving ?? '', sql`deletion_due_at = now() + interval '9 days'`);
      expect(await listed(query)).toEqual([]);
    },
  );

  it('is not told by a hidden course, neither in words nor by the place', async () => {
    const mate = await stranger({ hideCourses: true });
    const other = await stranger({ createdAt: aSecondLater });
    for (const userId of [me.id, mate.id]) await createCourse(app.db, { userId });
    expect(await ids()).toEqual([other.id, mate.id]);
    expect(await reasonOf(mate.id)).toBeNull();
    await setUser(mate.id, sql`hide_courses = false`);
    expect(await ids()).toEqual([mate.id, other.id]);
  });

  it('is not named as the one whom both know', async () => {
    const [friend, known] = [await stranger(), await stranger()];
    await createConnection(app.db, me.id, friend.id);
    await createConnection(app.db, friend.id, known.id);
    expect(await reasonOf(known.id)).toMatchObject({ kind: 'connections' });
    await createBlock(app.db, friend.id, me.id);
    expect(await reasonOf(known.id)).toBeNull();
  });

  it('tells a note only to whom it was written', async () => {
    const [asker, asked] = [await stranger(), await stranger()];
    await createConnection(app.db, asker.id, me.id, { status: 'pending', note: 'Hello' });
    await createConnection(app.db, me.id, asked.id, { status: 'pending', note: 'Hi' });
    const notes = (await listed()).map(({ id, connection }) => [id, connection?.note]);
    expect(Object.fromEntries(notes)).toEqual({ [asker.id]: 'Hello', [asked.id]: null });
  });
});

describe(rankMembers, () => {
  it('says the strongest reason of each', async () => {
    const mate = await stranger();
    for (const userId of [me.id, mate.id]) await createCourse(app.db, { userId });
    const gaffer = await stranger({ skills: ['Gaffing'] });
    await createJob(app.db, { authorId: me.id, skills: ['Gaffing', 'Grip'] });
    const friend = await stranger({ firstName: 'Theo', lastName: 'Brandt' });
    const known = await stranger();
    await createConnection(app.db, me.id, friend.id);
    await createConnection(app.db, friend.id, known.id);
    const skilled = await stranger({ skills: ['Acting', 'Editing'] });
    const editor = await stranger({ skills: ['Editing'] });
    const student = await stranger({ major: 'Drama', graduationYear: 2027 });
    const neighbour = await stranger({ school: 'Tisch School of the Arts' });
    const newcomer = await createUser(app.db);
    const reasons = (await listed()).map(({ id, reason }) => [id, reason]);
    expect(Object.fromEntries(reasons)).toEqual({
      [mate.id]: { kind: 'sections', count: 1, name: 'FMTV-UT 1040' },
      [gaffer.id]: { kind: 'call', count: 1, name: 'Gaffing' },
      [known.id]: { kind: 'connections', count: 1, name: 'Theo Brandt' },
      [skilled.id]: { kind: 'skills', count: 2, name: null },
      [editor.id]: { kind: 'skills', count: 1, name: 'Editing' },
      [student.id]: { kind: 'major', count: 0, name: null },
      [neighbour.id]: { kind: 'school', count: 0, name: null },
      [newcomer.id]: { kind: 'new', count: 0, name: null },
      [friend.id]: null,
    });
  });

  it('takes no skill from a call that is over', async () => {
    const gaffer = await stranger({ skills: ['Gaffing'] });
    await createJob(app.db, {
      authorId: me.id,
      skills: ['Gaffing'],
      expiresAt: new Date(Date.now() - 60_000).toISOString(),
    });
    expect(await reasonOf(gaffer.id)).toBeNull();
  });

  it('puts who has more to do with me first, then makers, then the newest, then connections', async () => {
    const connection = await stranger({ skills: ['Acting', 'Editing'] });
    await createConnection(app.db, me.id, connection.id);
    const older = await stranger();
    const newer = await stranger({ createdAt: aSecondLater });
    const maker = await stranger();
    await hang(maker.id, 'Still');
    const alike = await stranger({ skills: ['Acting', 'Editing'] });
    expect(await ids()).toEqual([alike.id, maker.id, newer.id, older.id, connection.id]);
  });

  it('ranks who asks me to connect, and no longer whom I asked or dismissed', async () => {
    const [asked, dismissed, asker] = [
      await stranger({ skills: ['Editing'] }),
      await stranger({ skills: ['Editing'] }),
      await stranger({ skills: ['Editing'] }),
    ];
    await createConnection(app.db, me.id, asked.id, { status: 'pending' });
    await createConnection(app.db, asker.id, me.id, { status: 'pending' });
    await send(connections.dismissRecommendation, { params: { userId: dismissed.id } });
    expect((await listed()).map(({ id, reason }) => [id, reason?.kind])).toEqual([
      [asker.id, 'skills'],
      ...[dismissed.id, asked.id]
        .toSorted()
        .toReversed()
        .map((id) => [id, undefined]),
    ]);
  });

  it('ranks within filters', async () => {
    const [alike, other] = [
      await stranger({ skills: ['Acting', 'Dance'] }),
      await stranger({ skills: ['Dance'], createdAt: new Date().toISOString() }),
    ];
    await stranger({ skills: ['Editing', 'Acting'] });
    expect(await ids({ skill: 'Dance' })).toEqual([alike.id, other.id]);
  });

  it('knows who was connected a moment ago, also where the clock of this machine is late', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 60_000 });
    const connection = await stranger({ skills: ['Acting', 'Editing'] });
    await createConnection(app.db, me.id, connection.id);
    const other = await stranger();
    expect(await ids()).toEqual([other.id, connection.id]);
  });

  it('keeps its order while the reader asks to connect', async () => {
    for (let n = 0; n < 6; n++) await stranger({ skills: ['Editing', 'Acting'].slice(n % 2) });
    for (let n = 0; n < 3; n++) await stranger();
    const whole = await listed();
    const ask = async () => {
      const unasked = whole.find(({ id }) => !asked.has(id));
      if (!unasked) return;
      asked.add(unasked.id);
      await send(connections.request, { body: { addresseeId: unasked.id } });
    };
    const asked = new Set<string>();
    const pages = await readChangingPages(send, ask, discover.search, { query: { limit: 2 } });
    expect(pages.flat().map(({ id }) => id)).toEqual(whole.map(({ id }) => id));
  });
});

describe('a found member', () => {
  it('shows the first three works that have a picture, in the order of the portfolio', async () => {
    const maker = await stranger({ firstName: 'Ada' });
    await createPortfolioItem(app.db, { userId: maker.id, title: 'Score', sortOrder: 0 });
    await hang(maker.id, 'Fourth');
    for (const [at, title] of ['First', 'Second', 'Third'].entries())
      await hang(maker.id, title, { sortOrder: at + 1 });
    for (const query of [{}, { sort: 'name' as const }, { q: 'ada' }]) {
      const [found] = await listed(query);
      const { works } = foundMember.strict().parse(found);
      expect(works.map(({ title }) => title)).toEqual(['First', 'Second', 'Third']);
      expect(works[0]?.media?.variants).toEqual([
        { url: '/uploads/images/First-400.webp', width: 400 },
      ]);
    }
  });

  it.each(['pending', 'accepted', 'declined', 'removed'] as const)(
    'is connected as its status says: %s',
    async (status) => {
      const [asker, asked] = [await stranger(), await stranger()];
      await createConnection(app.db, asker.id, me.id, { status });
      await createConnection(app.db, me.id, asked.id, { status });
      for (const { id, connection } of await listed()) {
        const answer = (await send(connections.status, { params: { userId: id } })).json();
        expect(connection).toEqual(status === 'declined' && id === asked.id ? null : answer);
      }
    },
  );
});
