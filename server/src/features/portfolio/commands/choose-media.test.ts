import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { portfolioItem as itemSchema, portfolio } from '#contract/portfolio/contract.ts';
import type { BodyInputOf } from '#contract/route.ts';
import { lock } from '#server/db/advisory-lock.ts';
import { sql } from '#server/db/sql.ts';
import { transaction } from '#server/db/transaction.ts';
import { eventually } from '#server/testing/eventually.ts';
import { createUpload } from '#server/testing/factories.ts';
import { createPersonas } from '#server/testing/personas.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { uploads } from '../../uploads/tables.ts';
import { portfolioItems } from '../tables.ts';
import { chooseMedia } from './choose-media.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof createPersonas>>;

beforeAll(async () => {
  app = await createTestApp();
  people = await createPersonas(app);
});
afterAll(() => app.close());

const uploadOf = (user: { id: string }, fields: Parameters<typeof createUpload>[1] = {}) =>
  createUpload(app.db, { userId: user.id, ...fields });
const post = (body: BodyInputOf<typeof portfolio.create>) =>
  people.send.owner(portfolio.create, { body });

describe(chooseMedia, () => {
  it('keeps an upload of mine, known by what it is', async () => {
    const upload = await uploadOf(people.owner, { kind: 'audio', key: 'song.mp3' });
    const answer = await post({ title: 'Song', mediaUrl: '/uploads/song.mp3', mediaType: 'video' });
    expect(itemSchema.strict().parse(answer.json())).toMatchObject({
      mediaUrl: '/uploads/song.mp3',
      mediaType: 'audio',
      media: { url: '/uploads/song.mp3', type: 'audio', alt: 'Song' },
    });
    const [row] = await app.db.select().from(uploads).where(eq(uploads.id, upload.id));
    expect(row?.attachedAt).not.toBeNull();
  });

  it('refuses another member’s upload, and one that is used already', async () => {
    await uploadOf(people.member, { key: 'theirs.webp' });
    await uploadOf(people.owner, { key: 'used.webp' });
    expect((await post({ title: 'x', mediaUrl: '/uploads/theirs.webp' })).statusCode).toBe(400);
    expect((await post({ title: 'x', mediaUrl: '/uploads/used.webp' })).statusCode).toBe(201);
    expect((await post({ title: 'x', mediaUrl: '/uploads/used.webp' })).statusCode).toBe(400);
  });

  it('replaces the file and deletes the one before', async () => {
    const before = await uploadOf(people.owner, { key: 'before.webp' });
    await uploadOf(people.owner, { key: 'after.mp4', kind: 'video' });
    const { id } = (await post({ title: 'x', mediaUrl: '/uploads/before.webp' })).json();
    const put = (mediaUrl: string) =>
      people.send.owner(portfolio.update, { params: { id }, body: { mediaUrl } });
    expect((await put('/uploads/before.webp')).json()).toMatchObject({
      mediaUrl: '/uploads/before.webp',
    });
    expect((await put('/uploads/after.mp4')).json()).toMatchObject({
      mediaUrl: '/uploads/after.mp4',
      mediaType: 'video',
    });
    const isGone = async () => (await app.db.$count(uploads, eq(uploads.id, before.id))) === 0;
    await eventually(async () => expect(await isGone()).toBe(true));
    expect((await put('https://vimeo.com/76979871')).json()).toMatchObject({
      mediaUrl: 'https://vimeo.com/76979871',
      mediaType: 'vimeo',
      media: null,
    });
  });

  it('takes the file along when the item is deleted', async () => {
    const upload = await uploadOf(people.owner, { key: 'gone.webp' });
    const { id } = (await post({ title: 'x', mediaUrl: '/uploads/gone.webp' })).json();
    expect((await people.send.owner(portfolio.remove, { params: { id } })).statusCode).toBe(204);
    const isGone = async () => (await app.db.$count(uploads, eq(uploads.id, upload.id))) === 0;
    await eventually(async () => expect(await isGone()).toBe(true));
  });

  it('deletes the file that an item has when it goes, not one that was replaced meanwhile', async () => {
    await uploadOf(people.owner, { key: 'first.webp' });
    const second = await uploadOf(people.owner, { key: 'second.webp' });
    const { id } = (await post({ title: 'x', mediaUrl: '/uploads/first.webp' })).json();
    const removal = await transaction(app.db, async (tx) => {
      await lock(tx, `portfolio ${people.owner.id}`);
      const removing = people.send.owner(portfolio.remove, { params: { id } });
      await eventually(async () => expect(await countWaiting()).toBe(1));
      await tx.update(uploads).set({ attachedAt: sql`now()` }).where(eq(uploads.id, second.id));
      await tx.update(portfolioItems).set({ uploadId: second.id }).where(eq(portfolioItems.id, id));
      return { removing };
    });
    expect((await removal.removing).statusCode).toBe(204);
    const isThere = () => app.db.$count(uploads, eq(uploads.id, second.id));
    await eventually(async () => expect(await isThere()).toBe(0));
  });
});

async function countWaiting(): Promise<number> {
  const { rows } =
    await app.db.execute(sql`SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`);
  return rows.length;
}
