import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account, type DataExport } from '#contract/account/contract.ts';
import { applications as applicationRoutes } from '#contract/applications/contract.ts';
import { conversations } from '#contract/messages/contract.ts';
import { notifications } from '#contract/notifications/contract.ts';
import { uploads } from '#contract/uploads/contract.ts';
import { param, sql } from '#server/db/sql.ts';
import { fileStoreOf } from '#server/platform/files/open-file-store.ts';
import { enqueue } from '#server/platform/queue/queue.ts';
import { eventually } from '#server/testing/eventually.ts';
import { createJob, createPost, createUpload, createUser } from '#server/testing/factories.ts';
import { readZip } from '#server/testing/read-zip.ts';
import { formWith, sampleFiles } from '#server/testing/sample-files.ts';
import { type Send, statusOf } from '#server/testing/send.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { exportKey } from '../queries/data-exports.ts';
import { cleanUpAccountsTask } from '../tasks.ts';

let app: TestApp;
let other: Send;
beforeAll(async () => {
  app = await createTestApp({ background: true, env: { RATE_LIMIT: 'off' } });
  other = await app.as(await createUser(app.db));
});
afterAll(() => app.close());

async function newMember(fields = {}) {
  const user = await createUser(app.db, fields);
  return { user, send: await app.as(user) };
}

const exportsOf = async (send: Send) => (await send(account.listExports)).json();

async function exported(send: Send): Promise<DataExport> {
  const { id } = (await send(account.startExport)).json();
  return eventually(async () => {
    const found = (await exportsOf(send)).find((one) => one.id === id && one.status === 'ready');
    if (!found) throw new Error('The copy is not ready.');
    return found;
  });
}

/** The files of a new copy. */
const filesFor = async (send: Send) => {
  const params = { id: (await exported(send)).id };
  return readZip((await send(account.downloadExport, { params })).rawPayload);
};
const rowsOf = (zip: Map<string, Buffer>, table: string): Record<string, unknown>[] =>
  JSON.parse(String(zip.get(`data/${table}.json`)));

/** As long as nothing works on it. */
async function pendingExport(userId: string, createdAt = 'now'): Promise<string> {
  const id = `export_${userId}`;
  await app.db.execute(sql`INSERT INTO data_exports (id, user_id, created_at)
    VALUES (${param(id)}, ${param(userId)}, ${param(createdAt)})`);
  return id;
}

const cleanUp = () => enqueue(app.db, cleanUpAccountsTask, {});
const isStored = async (id: string) => (await fileStoreOf(app.db).head(exportKey(id))) !== null;

describe('POST /api/account/export', () => {
  it('is refused while one is being prepared, with a sentence', async () => {
    const { user, send } = await newMember();
    await pendingExport(user.id);
    const answer = await send(account.startExport);
    expect([answer.statusCode, answer.error()]).toEqual([
      409,
      { code: 'conflict', message: 'A copy of your data is being prepared already.' },
    ]);
    expect(await exportsOf(send)).toHaveLength(1);
  });

  it('is refused after a few a day, with a sentence', async () => {
    const limited = await createTestApp({ databaseUrl: app.databaseUrl });
    const { user } = await newMember();
    const send = await limited.as(user);
    for (let n = 0; n < 5; n++) {
      expect((await send(account.startExport)).statusCode).toBe(202);
      await app.db.execute(sql`DELETE FROM data_exports WHERE user_id = ${param(user.id)}`);
    }
    const answer = await send(account.startExport);
    await limited.close();
    expect(answer.statusCode).toBe(429);
    expect(answer.error().message).toMatch(/^Too many copies of your data\. Please wait 24 hours/);
  });

  it('is refused where the disk has no room for it', async () => {
    const full = await createTestApp({
      background: true,
      databaseUrl: app.databaseUrl,
      env: { MIN_FREE_DISK_MB: '999999999' },
    });
    const { user, send } = await newMember();
    const answer = await (await full.as(user))(account.startExport);
    await full.close();
    expect(answer.statusCode).toBe(503);
    expect(await exportsOf(send)).toEqual([]);
  });

  it('makes a ZIP of all rows and files with a page to read, and tells the member', async () => {
    const { user, send } = await newMember({ firstName: 'Ana <b>', bio: 'I paint “sets”.' });
    await createPost(app.db, { authorId: user.id, content: 'Mine, all mine.' });
    await createPost(app.db, { content: 'Of somebody else.' });
    const { body, headers } = formWith(sampleFiles.pdf, 'My cv & reel.pdf');
    const upload = (await send(uploads.upload, { body, headers })).json();
    await createUpload(app.db, { userId: user.id, key: '2026-11/lost.webp', name: 'lost.webp' });

    const { id, size, expiresAt } = await exported(send);
    const download = await send(account.downloadExport, { params: { id } });
    expect(download.statusCode).toBe(200);
    expect(download.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="callboard-data-\d{4}-\d\d-\d\d\.zip"$/,
      ),
      'cache-control': 'private, no-store',
    });
    expect(download.rawPayload).toHaveLength(size ?? 0);
    const days = (Date.parse(expiresAt ?? '') - Date.now()) / (24 * 3600 * 1000);
    expect(Math.round(days)).toBe(7);

    const zip = await readZip(download.rawPayload);
    const path = `files/${upload.id}-My cv & reel.pdf`;
    expect(zip.get(path)).toEqual(sampleFiles.pdf);
    expect([...zip.keys()].filter((name) => name.startsWith('files/'))).toEqual([path]);
    expect(rowsOf(zip, 'posts')).toMatchObject([{ content: 'Mine, all mine.' }]);
    expect(rowsOf(zip, 'users')).toMatchObject([{ id: user.id, bio: 'I paint “sets”.' }]);
    const page = String(zip.get('index.html'));
    expect(page).toContain('Ana &lt;b&gt;');
    expect(page).toContain('href="data/posts.json"');
    expect(page).toContain(`href="files/${upload.id}-My%20cv%20%26%20reel.pdf"`);

    const [note] = (await send(notifications.list)).json();
    expect(note).toMatchObject({ type: 'data_export', title: 'Your data is ready', actor: null });
  });

  it('has the messages that were exchanged, but not those of others, nor that a request was declined', async () => {
    const [ada, ben, third] = [await newMember(), await newMember(), await newMember()];
    const write = async (from: typeof ada, to: typeof ada, text: string): Promise<string> =>
      (await from.send(conversations.start, { body: { userId: to.user.id, text } })).json()
        .conversationId;
    await write(ada, ben, 'From Ada.');
    await write(ben, ada, 'From Ben.');
    await write(ben, third, 'Not for Ada.');
    const declined = await write(ada, third, 'May I?');
    await third.send(conversations.decline, { params: { id: declined } });

    const zip = await filesFor(ada.send);
    const texts = rowsOf(zip, 'messages').map(({ text }) => text);
    expect(texts.toSorted()).toEqual(['From Ada.', 'From Ben.', 'May I?']);
    const all = [...zip.values()].map(String).join('');
    expect(all).toContain(declined);
    expect(all).not.toContain('declined');
    const theirs = rowsOf(await filesFor(third.send), 'messages').map(({ text }) => text);
    expect(theirs).toEqual(['Not for Ada.']);
  });

  it('takes the place of the one before, whose file goes', async () => {
    const { send } = await newMember();
    const first = await exported(send);
    const second = await exported(send);
    expect((await exportsOf(send)).map(({ id }) => id)).toEqual([second.id]);
    await eventually(async () => expect(await isStored(first.id)).toBe(false));
    expect(await isStored(second.id)).toBe(true);
  });

  it('says that it failed where a file cannot be read, and can be started again', async () => {
    const { user, send } = await newMember();
    const broken = await createUpload(app.db, { userId: user.id, key: 'not a key' });
    await send(account.startExport);
    await eventually(async () =>
      expect(await exportsOf(send)).toMatchObject([{ status: 'failed', size: null }]),
    );
    await app.db.execute(sql`DELETE FROM uploads WHERE id = ${param(broken.id)}`);
    expect((await exported(send)).status).toBe('ready');
  });
});

describe('GET /api/account/export/:id', () => {
  it('is not there for anybody else, by whatever address', async () => {
    const { send } = await newMember();
    const { id } = await exported(send);
    const download = { params: { id } };
    expect(await statusOf(other, account.downloadExport, download)).toBe(404);
    expect(await statusOf(app.call, account.downloadExport, download)).toBe(401);
    for (const by of [other, send])
      expect((await by('GET', `/uploads/${exportKey(id)}`)).statusCode).toBe(404);
    expect(await exportsOf(other)).toEqual([]);
  });

  it('is not there before it is ready, and answers a part of it', async () => {
    const pending = await newMember();
    const unready = await pendingExport(pending.user.id);
    const early = await pending.send(account.downloadExport, { params: { id: unready } });
    expect(early.statusCode).toBe(404);
    const { send } = await newMember();
    const { id } = await exported(send);
    const part = await send(account.downloadExport, {
      params: { id },
      headers: { range: 'bytes=0-1' },
    });
    expect([part.statusCode, part.body]).toEqual([206, 'PK']);
  });

  it('is gone after its days, with its file', async () => {
    const { send } = await newMember();
    const { id } = await exported(send);
    await app.db.execute(sql`UPDATE data_exports SET expires_at = now() WHERE id = ${param(id)}`);
    expect((await send(account.downloadExport, { params: { id } })).statusCode).toBe(404);
    expect(await exportsOf(send)).toEqual([]);
    await cleanUp();
    await eventually(async () => expect(await isStored(id)).toBe(false));
  });
});

it('a copy that nothing works on any more counts as failed after some hours', async () => {
  const old = await newMember();
  await pendingExport(old.user.id, '2026-01-01T00:00:00Z');
  const young = await newMember();
  await pendingExport(young.user.id);
  await cleanUp();
  await eventually(async () =>
    expect((await exportsOf(old.send)).map(({ status }) => status)).not.toContain('pending'),
  );
  expect(await exportsOf(young.send)).toMatchObject([{ status: 'pending' }]);
});

it('members who have left are deleted by the hourly task, with their files', async () => {
  const { user, send } = await newMember();
  const job = await createJob(app.db, { authorId: user.id, title: 'Harpist' });
  const applicant = await newMember();
  await applicant.send(applicationRoutes.apply, {
    params: { id: job.id },
    body: { message: 'I own two harps.' },
  });
  const { body, headers } = formWith(sampleFiles.pdf, 'cv.pdf');
  const { url } = (await send(uploads.upload, { body, headers })).json();
  const { id } = await exported(send);
  await app.db.execute(sql`UPDATE users SET deletion_due_at = now() WHERE id = ${param(user.id)}`);
  await cleanUp();
  await eventually(async () => {
    expect(await isStored(id)).toBe(false);
    expect((await other('GET', url)).statusCode).toBe(404);
  });
  expect((await applicant.send(applicationRoutes.listMine)).json()).toEqual([]);
  expect(rowsOf(await filesFor(applicant.send), 'applications')).toMatchObject([
    { job_id: null, job_title: 'Harpist', message: 'I own two harps.' },
  ]);
});
