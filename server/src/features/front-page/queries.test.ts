import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { account } from '#contract/account/contract.ts';
import { newId } from '../../db/ids.ts';
import { param, sql } from '../../db/sql.ts';
import { fileStoreOf } from '../../platform/files/open-file-store.ts';
import {
  createEvent,
  createJob,
  createPortfolioItem,
  createUpload,
  createUser,
} from '../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { portfolioItems } from '../portfolio/tables.ts';
import { users } from '../users/tables.ts';
import { countFrontPage, isShownToStrangers, listShownWorks } from './queries.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  await app.db.update(users).set({ showWorkToStrangers: false });
});
afterAll(() => app.close());

const past = '2026-01-01T00:00:00Z';
type Member = Parameters<typeof createUser>[1];
type Item = Partial<typeof portfolioItems.$inferInsert>;

async function createPicture(userId: string, item: Item = {}) {
  const id = newId('file');
  const key = `2026-11/${id}.webp`;
  const variants = [960, 480].map((width) => ({ key: `2026-11/${id}-${width}.webp`, width }));
  await createUpload(app.db, { id, userId, key, variants, width: 1_600, height: 900 });
  const file = { uploadId: id, mediaUrl: null, mediaType: 'image' as const };
  await createPortfolioItem(app.db, { userId, ...file, ...item });
  return { key, small: `2026-11/${id}-480.webp`, large: `2026-11/${id}-960.webp` };
}

async function createMaker(fields: Member = {}, item: Item = {}) {
  const maker = await createUser(app.db, { showWorkToStrangers: true, ...fields });
  return { ...maker, picture: await createPicture(maker.id, item) };
}

const titles = async () => (await listShownWorks(app.db)).map(({ title }) => title);

describe(listShownWorks, () => {
  it('has the first picture of each maker, with as much of the name as strangers are told', async () => {
    const lastName = 'Okonkwo';
    const maker = await createMaker({ firstName: 'Maya', lastName }, { title: 'A', sortOrder: 1 });
    await createPicture(maker.id, { title: 'B', sortOrder: 0 });
    await createPortfolioItem(app.db, { userId: maker.id, title: 'A film', sortOrder: -1 });
    const [work, ...others] = await listShownWorks(app.db);
    expect(others).toEqual([]);
    expect(work).toMatchObject({ title: 'B', maker: 'Maya O.', width: 1_600, height: 900 });
    expect(work?.variants.map(({ width }) => width)).toEqual([480, 960]);
    expect(work?.url).toBe(work?.variants[1]?.url);
    expect(JSON.stringify(work)).not.toContain(lastName);
    await app.db.delete(users).where(eq(users.id, maker.id));
    expect(await titles()).toEqual([]);
  });

  it.each([
    ['did not open it', { showWorkToStrangers: false }],
    ['is suspended', { suspendedAt: past }],
    ['is leaving', { deletionDueAt: past }],
  ])('has nothing of a member who %s', async (_, fields) => {
    const { picture } = await createMaker(fields, { title: 'Hidden' });
    expect(await titles()).not.toContain('Hidden');
    expect(await isShownToStrangers(app.db, picture.small)).toBe(false);
  });

  it('has the six newest', async () => {
    const makers = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7].map((day) =>
        createMaker({}, { title: `Day ${day}`, createdAt: `2031-01-0${day}T00:00:00Z` }),
      ),
    );
    expect(await titles()).toEqual([7, 6, 5, 4, 3, 2].map((day) => `Day ${day}`));
    await app.db.update(users).set({ showWorkToStrangers: false });
    expect(makers).toHaveLength(7);
    expect(await titles()).toEqual([]);
  });
});

describe('a file that is shown', () => {
  it('is read by strangers in its reduced copies, until it is taken away', async () => {
    const maker = await createMaker({}, { sortOrder: 0 });
    const second = await createPicture(maker.id, { sortOrder: 1 });
    const { key, small, large } = maker.picture;
    for (const one of [key, small, large, second.small]) {
      await fileStoreOf(app.db).put(one, Buffer.from('a picture'));
    }
    const statuses = () =>
      Promise.all(
        [small, large, key, second.small].map(
          async (one) => (await app.call('GET', `/uploads/${one}`)).statusCode,
        ),
      );
    expect(await statuses()).toEqual([200, 200, 401, 401]);
    const member = await app.as(maker);
    const change = await member(account.setFrontPage, { body: { showWorkToStrangers: false } });
    expect(change.json()).toEqual({ showWorkToStrangers: false });
    expect(await statuses()).toEqual([401, 401, 401, 401]);
  });

  it('may be the picture itself where it is too small for copies', async () => {
    const { picture, id } = await createMaker();
    await app.db.execute(sql`UPDATE uploads SET variants = '[]' WHERE user_id = ${param(id)}`);
    expect(await isShownToStrangers(app.db, picture.key)).toBe(true);
    expect(await isShownToStrangers(app.db, picture.small)).toBe(false);
    expect(await isShownToStrangers(app.db, 'nothing')).toBe(false);
  });
});

describe(countFrontPage, () => {
  it('counts what is open and soon, by members who are here', async () => {
    const before = await countFrontPage(app.db);
    const gone = await createUser(app.db, { suspendedAt: past });
    const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    await createJob(app.db);
    await createJob(app.db, { expiresAt: past });
    await createJob(app.db, { authorId: gone.id });
    await createEvent(app.db, { eventDate: at(1) });
    await createEvent(app.db, { eventDate: at(6) });
    await createEvent(app.db, { eventDate: at(8) });
    await createEvent(app.db, { eventDate: at(-1) });
    await createEvent(app.db, { eventDate: at(2), authorId: gone.id });
    const after = await countFrontPage(app.db);
    expect(after.openCalls - before.openCalls).toBe(1);
    expect(after.eventsThisWeek - before.eventsThisWeek).toBe(2);
  });
});
