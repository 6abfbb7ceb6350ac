import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { param, sql } from '../../db/sql.ts';
import { transaction } from '../../db/transaction.ts';
import { incomingPath, sweepIncoming } from '../../platform/files/incoming-folder.ts';
import { fileStoreOf } from '../../platform/files/open-file-store.ts';
import { eventually } from '../../testing/eventually.ts';
import { createUser } from '../../testing/factories.ts';
import { animatedGif, plainImage, sampleFiles } from '../../testing/sample-files.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { users } from '../users/tables.ts';
import { attachUpload, deleteUpload, deleteUploadAt, sweepUploads } from './commands.ts';
import { urlOfKey } from './queries.ts';
import { createResumableUpload } from './resumable/commands.ts';
import { sweepResumableUploads } from './resumable/resumable-uploads.ts';
import { storeFile } from './store-file.ts';
import { resumableUploads, uploads } from './tables.ts';

let app: TestApp;
let maya: Awaited<ReturnType<typeof createUser>>;

const store = async (content: Buffer, name: string, user: { id: string } = maya) => {
  const path = await incomingPath(app.config.dataDir);
  await writeFile(path, content);
  return storeFile(app.db, user, { path, name, size: content.length });
};
const photo = async () => store(await plainImage(700, 350).jpeg().toBuffer(), 'a.jpg');
const age = (id: string, interval: string) =>
  app.db
    .update(uploads)
    .set({ createdAt: sql`now() - ${param(interval)}::interval` })
    .where(eq(uploads.id, id));
const stored = async () => {
  const names = await readdir(join(app.config.dataDir, 'uploads'), { recursive: true });
  return names.filter((name) => /\.\w+$/.test(name) && !name.endsWith('.unfinished')).toSorted();
};
const ids = async () => (await app.db.select().from(uploads)).map(({ id }) => id);

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.update(uploads).set({ userId: null });
  await sweepUploads(app.db);
  maya = await createUser(app.db);
});

describe('attachUpload', () => {
  it('ties my upload to one thing', async () => {
    const { id, key } = await photo();
    expect(await attachUpload(app.db, maya, urlOfKey(key))).toBe(id);
    await expect(attachUpload(app.db, maya, urlOfKey(key))).rejects.toThrow('upload it again');
  });

  it('refuses what is not mine, not there, or not the file itself', async () => {
    const { key, variants } = await photo();
    const other = await createUser(app.db);
    for (const [user, url] of [
      [other, urlOfKey(key)],
      [maya, urlOfKey(variants[0]?.key ?? '')],
      [maya, '/uploads/none.webp'],
      [maya, 'https://example.edu/a.jpg'],
    ] as const) {
      await expect(attachUpload(app.db, user, url)).rejects.toMatchObject({ code: 'invalid' });
    }
  });
});

describe('deleteUpload', () => {
  it('deletes the file with all that was made of it, once it is committed', async () => {
    const { id } = await photo();
    const animation = await store(await animatedGif(3), 'loop.gif');
    expect(await stored()).toHaveLength(4);
    await transaction(app.db, async (tx) => {
      await deleteUpload(tx, id);
      await deleteUpload(tx, animation.id);
      await deleteUpload(tx, null);
      expect(await stored()).toHaveLength(4);
    });
    await eventually(async () => expect(await stored()).toEqual([]));
    await eventually(async () => expect(await ids()).toEqual([]));
  });

  it('deletes nothing when the transaction fails', async () => {
    const { id, key } = await photo();
    const failing = transaction(app.db, async (tx) => {
      await deleteUpload(tx, id);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await fileStoreOf(app.db).head(key)).not.toBeNull();
    expect(await ids()).toEqual([id]);
  });

  it('works by address, for the owner alone', async () => {
    const { id, key } = await photo();
    await deleteUploadAt(app.db, await createUser(app.db), urlOfKey(key));
    await deleteUploadAt(app.db, maya, 'https://example.edu/a.jpg');
    expect(await ids()).toEqual([id]);
    await deleteUploadAt(app.db, maya, urlOfKey(key));
    await eventually(async () => expect(await ids()).toEqual([]));
  });
});

describe('sweepUploads', () => {
  it('deletes what nobody has used for a day, and nothing else', async () => {
    const [used, fresh, forgotten] = [await photo(), await photo(), await photo()];
    await attachUpload(app.db, maya, urlOfKey(used.key));
    await age(used.id, '3 days');
    await age(fresh.id, '23 hours');
    await age(forgotten.id, '25 hours');
    await sweepUploads(app.db);
    expect(new Set(await ids())).toEqual(new Set([used.id, fresh.id]));
    expect(await fileStoreOf(app.db).head(forgotten.key)).toBeNull();
    expect(await fileStoreOf(app.db).head(used.key)).not.toBeNull();
    expect(await stored()).toHaveLength(4);
  });

  it('deletes the files of a member who is gone', async () => {
    const { key } = await photo();
    await attachUpload(app.db, maya, urlOfKey(key));
    await app.db.delete(users).where(eq(users.id, maya.id));
    await sweepUploads(app.db);
    expect(await stored()).toEqual([]);
    expect(await ids()).toEqual([]);
  });

  it('finishes a deletion that was interrupted', async () => {
    const { id } = await photo();
    await app.db.update(uploads).set({ userId: null, attachedAt: null }).where(eq(uploads.id, id));
    await sweepUploads(app.db);
    expect(await stored()).toEqual([]);
  });

  it('deletes the poster of a video even before its row knows of it', async () => {
    const { id, key } = await store(sampleFiles.webm, 'reel.webm');
    await fileStoreOf(app.db).put(key.replace('.webm', '-poster.webp'), Buffer.from('poster'));
    await deleteUpload(app.db, id);
    await eventually(async () => expect(await stored()).toEqual([]));
  });
});

describe('unfinished business', () => {
  it('is swept: drafts after a day, received files after an hour', async () => {
    const { dataDir } = app.config;
    const [old, fresh] = [
      await createResumableUpload(app.db, { userId: maya.id, name: 'old.mp4', size: 9 }),
      await createResumableUpload(app.db, { userId: maya.id, name: 'fresh.mp4', size: 9 }),
    ];
    await app.db
      .update(resumableUploads)
      .set({ touchedAt: sql`now() - interval '25 hours'` })
      .where(eq(resumableUploads.id, old.id));
    const folder = join(dataDir, 'drafts');
    await mkdir(folder, { recursive: true });
    for (const name of [old.id, fresh.id, 'draft_of_nobody']) {
      await writeFile(join(folder, name), 'half');
    }
    await utimes(join(folder, 'draft_of_nobody'), new Date('2020-01-01'), new Date('2020-01-01'));
    await sweepResumableUploads(app);
    expect(await readdir(folder)).toEqual([fresh.id]);
    expect((await app.db.select().from(resumableUploads)).map(({ id }) => id)).toEqual([fresh.id]);

    const [left, current] = [await incomingPath(dataDir), await incomingPath(dataDir)];
    for (const path of [left, current]) await writeFile(path, 'half');
    await utimes(left, new Date(), new Date(Date.now() - 61 * 60 * 1000));
    await sweepIncoming(dataDir);
    const names = (await readdir(join(dataDir, 'incoming'))).map((name) =>
      join(dataDir, 'incoming', name),
    );
    expect(names).toContain(current);
    expect(names).not.toContain(left);
  });
});
