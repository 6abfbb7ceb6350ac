import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tusPath, uploads as uploadRoutes } from '#contract/uploads/contract.ts';
import { eventually } from '#server/testing/eventually.ts';
import { createUser } from '#server/testing/factories.ts';
import { createListeningApp, type ListeningApp } from '#server/testing/listening-app.ts';
import { begunId, refusalOf, resumableUpload } from '#server/testing/resumable-upload.ts';
import { phonePhoto, sampleFiles } from '#server/testing/sample-files.ts';
import { resumableUploads, uploads } from '../tables.ts';

const mb = 1024 * 1024;
const reel = Buffer.concat([sampleFiles.webm, randomBytes(6 * mb)]);

describe('resumable uploads', () => {
  let dataDir: string;
  let app: ListeningApp;
  let maya: { id: string };
  let cookie: string;

  const asMaya = () => app.callWith({ cookie });
  /** As tus asks where to go on. */
  const head = (id: string, send = asMaya()) => send('HEAD', `${tusPath}/${id}`);
  const finish = (id: string) => asMaya()(uploadRoutes.finish, { params: { id } });
  const begin = async (size = reel.length, name = 'reel.webm') => {
    const answer = await asMaya()(uploadRoutes.begin, {
      headers: {
        'tus-resumable': '1.0.0',
        'upload-length': String(size),
        'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
      },
    });
    return { answer, id: begunId(answer) };
  };
  const drafts = () => readdir(join(dataDir, 'drafts')).catch(() => []);

  /** Sends the start of the file and no more. */
  const sendSome = async (id: string, content: Buffer) => {
    const sent = request(`${app.url}${tusPath}/${id}`, {
      method: 'PATCH',
      agent: false,
      headers: {
        cookie,
        'content-type': 'application/offset+octet-stream',
        'upload-offset': '0',
        'content-length': reel.length,
      },
    });
    sent.on('error', () => undefined);
    if (!sent.write(content)) await once(sent, 'drain');
    await eventually(async () => {
      expect((await stat(join(dataDir, 'drafts', id))).size).toBeGreaterThan(0);
    });
    return sent;
  };

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'callboard-tus-'));
    app = await createListeningApp({ env: { RATE_LIMIT: 'off', DATA_DIR: dataDir } });
    maya = await createUser(app.db);
    cookie = await app.cookieOf(maya);
  });
  afterAll(async () => {
    await app.close();
    await rm(dataDir, { recursive: true });
  });
  beforeEach(async () => {
    await app.db.delete(resumableUploads);
    await app.db.delete(uploads);
  });

  it('take a file in pieces and make of it what a form would', async () => {
    const seen: number[] = [];
    const { done } = resumableUpload(app.url, cookie, reel, 'Reel 2026.webm', {
      chunkSize: 2 * mb,
      onProgress: (sent) => seen.push(sent),
    });
    const answer = await finish(await done);
    expect(answer.json()).toMatchObject({
      type: 'video',
      mediaType: 'video',
      name: 'Reel 2026.webm',
      size: reel.length,
      width: 64,
      height: 48,
    });
    expect(seen.at(-1)).toBe(reel.length);
    const { url } = answer.json();
    const file = await asMaya()('GET', url);
    expect(file.rawPayload.equals(reel)).toBe(true);
    expect(await drafts()).toEqual([]);
    // The poster is drawn from a copy of its own, a moment later.
    const incoming = () => readdir(join(dataDir, 'incoming'));
    await eventually(async () => expect(await incoming()).toEqual([]));
  });

  it('re-encode images like any other upload', async () => {
    const { done } = resumableUpload(app.url, cookie, await phonePhoto(600, 400), 'me.jpg');
    const made = (await finish(await done)).json();
    expect(made).toMatchObject({ type: 'image', width: 400, height: 600 });
    expect(made.blur).toMatch(/^data:/);
  });

  it('go on where a broken connection left off', async () => {
    const { id } = await begin();
    const sent = await sendSome(id, reel.subarray(0, Math.round(reel.length * 0.6)));
    sent.destroy();
    const offset = Number((await head(id)).headers['upload-offset']);
    expect(offset).toBeGreaterThan(0);
    expect(offset).toBeLessThan(reel.length);
    const resent: number[] = [];
    const { done } = resumableUpload(app.url, cookie, reel, 'reel.webm', {
      uploadUrl: `${app.url}${tusPath}/${id}`,
      onProgress: (bytes) => resent.push(bytes),
    });
    expect(await done).toBe(id);
    expect(resent[0]).toBeGreaterThanOrEqual(offset);
    const { url } = (await finish(id)).json();
    const file = await asMaya()('GET', url);
    expect(file.rawPayload.equals(reel)).toBe(true);
  });

  it('let a sender who comes back take over from a connection that seems alive', async () => {
    const { id } = await begin();
    const stale = await sendSome(id, reel.subarray(0, mb));
    const { done } = resumableUpload(app.url, cookie, reel, 'reel.webm', {
      uploadUrl: `${app.url}${tusPath}/${id}`,
    });
    await done;
    expect((await finish(id)).json()).toMatchObject({ size: reel.length });
    stale.destroy();
  });

  it('outlive a restart in the middle, and one between the last byte and the end', async () => {
    const { id } = await begin();
    (await sendSome(id, reel.subarray(0, 3 * mb))).destroy();
    await app.close();
    app = await createListeningApp({
      env: { RATE_LIMIT: 'off', DATA_DIR: dataDir },
      databaseUrl: app.databaseUrl,
    });
    const { done } = resumableUpload(app.url, cookie, reel, 'reel.webm', {
      uploadUrl: `${app.url}${tusPath}/${id}`,
    });
    await done;
    await app.close();
    app = await createListeningApp({
      env: { RATE_LIMIT: 'off', DATA_DIR: dataDir },
      databaseUrl: app.databaseUrl,
    });
    expect((await head(id)).headers['upload-offset']).toBe(String(reel.length));
    expect((await finish(id)).json()).toMatchObject({ size: reel.length });
  });

  it('give the same answer to every finish, and make one file', async () => {
    const { done } = resumableUpload(app.url, cookie, reel, 'reel.webm');
    const id = await done;
    const answers = await Promise.all([finish(id), finish(id)]);
    const bodies = [...answers, await finish(id)].map(({ body }) => body);
    expect(new Set(bodies).size).toBe(1);
    expect(await app.db.select().from(uploads)).toHaveLength(1);
    expect((await head(id)).headers['upload-offset']).toBe(String(reel.length));
  });

  it('are nobody else’s', async () => {
    const { id } = await begin();
    const params = { id };
    const other = await app.as(await createUser(app.db));
    const answers = [
      await head(id, other),
      await other(uploadRoutes.progress, { params }),
      await other(uploadRoutes.append, {
        params,
        body: Buffer.from('x'),
        headers: { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' },
      }),
      await other(uploadRoutes.finish, { params }),
      await other(uploadRoutes.cancel, { params }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
    expect((await head(id, app.call)).statusCode).toBe(401);
    expect((await head(id)).headers['upload-offset']).toBe('0');
  });

  it('refuse a file that is too large before anything is sent', async () => {
    const { answer } = await begin(500 * mb + 1);
    expect(answer.statusCode).toBe(413);
    expect(answer.error().message).toBe('Please select a file smaller than 500MB');
    expect((await begin(500 * mb)).answer.statusCode).toBe(201);
  });

  it('refuse a name that we do not take before anything is sent', async () => {
    const { done } = resumableUpload(app.url, cookie, sampleFiles.html, 'page.html');
    const refusal = refusalOf(await done.catch((error: unknown) => error));
    expect(refusal).toEqual({ status: 415, message: expect.stringContaining('JPEG') });
  });

  it.each([
    ['HTML', sampleFiles.html, 'photo.jpg'],
    ['a PDF that calls itself JPEG', sampleFiles.pdf, 'photo.jpg'],
    ['SVG without an ending', sampleFiles.svg, 'logo'],
  ])('refuse %s at the end, and keep nothing of it', async (_what, content, name) => {
    const { done } = resumableUpload(app.url, cookie, content, name);
    const id = await done;
    const answer = await finish(id);
    expect(answer.statusCode).toBe(415);
    expect(answer.error().message).toContain('Please choose an image');
    expect((await finish(id)).statusCode).toBe(404);
    expect(await drafts()).toEqual([]);
    expect(await app.db.select().from(uploads)).toEqual([]);
  });

  it('can be given up', async () => {
    const { id } = await begin();
    (await sendSome(id, reel.subarray(0, mb))).destroy();
    expect((await asMaya()(uploadRoutes.cancel, { params: { id } })).statusCode).toBe(204);
    expect((await head(id)).statusCode).toBe(404);
    expect(await drafts()).toEqual([]);
  });

  it('are bounded in number', async () => {
    for (let count = 0; count < 20; count++) await begin();
    const { answer } = await begin();
    expect(answer.statusCode).toBe(429);
    expect(answer.error().message).toContain('20 unfinished uploads');
  });
});
