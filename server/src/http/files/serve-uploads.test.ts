import compress from '@fastify/compress';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileStoreOf, openFileStore } from '../../platform/files/open-file-store.ts';
import { createBareApp } from '../../testing/bare-app.ts';
import type { Viewer } from '../app.ts';
import { serveUploads } from './serve-uploads.ts';

describe('/uploads', () => {
  let app: Awaited<ReturnType<typeof createBareApp>>;
  const reel = Buffer.from('0123456789'.repeat(1000));
  const cookie = `callboard=${'s'.repeat(43)}`;
  const accessTo = (key: string) => {
    if (key.startsWith('others/')) return null;
    return key.startsWith('sent/') ? 'alone' : 'members';
  };
  const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    app.server.inject({ method, url, headers: { cookie, ...headers } });

  beforeAll(async () => {
    app = await createBareApp('postgres://unused', async (bare) => {
      await bare.server.register(compress, { threshold: 1 });
      serveUploads(
        { ...bare, authenticate: async () => ({ id: 'user_1' }) as Viewer },
        openFileStore(bare.db, bare.config),
        async (_, __, key) => accessTo(key),
        async (_, key) => key.startsWith('shown/') || key.startsWith('drafts/'),
      );
    });
    await fileStoreOf(app.db).put('reels/a.mp4', reel);
    await fileStoreOf(app.db).put('shown/a.webp', Buffer.from('a picture'));
    await fileStoreOf(app.db).put('cv/resume.pdf', Buffer.from('%PDF'));
    await fileStoreOf(app.db).put('sent/a.mp4', reel);
    await fileStoreOf(app.db).put('others/a.mp4', reel);
    await fileStoreOf(app.db).put('drafts/d_1/0.part', Buffer.from('half'));
  });
  afterAll(() => app.close());

  it('sends a file that no browser may run or sniff, and that may be kept for some minutes', async () => {
    const { statusCode, headers, rawPayload } = await get('/uploads/reels/a.mp4', {
      'accept-encoding': 'gzip',
    });
    expect(statusCode).toBe(200);
    expect(rawPayload.equals(reel)).toBe(true);
    expect(headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': '10000',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=300',
      'accept-ranges': 'bytes',
    });
    expect(headers['content-security-policy']).toContain('sandbox');
    expect(headers['content-disposition']).toBeUndefined();
  });

  it('sends a stranger what is shown to strangers, for a minute, and nothing else', async () => {
    const ask = (url: string) => app.server.inject({ method: 'GET', url });
    const shown = await ask('/uploads/shown/a.webp');
    expect([shown.statusCode, shown.payload]).toEqual([200, 'a picture']);
    expect(shown.headers['cache-control']).toBe('private, max-age=60');
    for (const url of ['/uploads/reels/a.mp4', '/uploads/drafts/d_1/0.part', '/uploads/shown/..']) {
      expect((await ask(url)).statusCode).toBe(401);
    }
  });

  it('sends a document only to be saved', async () => {
    const { headers } = await get('/uploads/cv/resume.pdf');
    expect(headers['content-disposition']).toBe('attachment; filename="resume.pdf"');
  });

  it('sends a part', async () => {
    const { statusCode, headers, payload } = await get('/uploads/reels/a.mp4', {
      range: 'bytes=5-14',
    });
    expect(statusCode).toBe(206);
    expect(payload).toBe('5678901234');
    expect(headers).toMatchObject({ 'content-range': 'bytes 5-14/10000', 'content-length': '10' });
  });

  it('says how long the file is when asked for what lies behind its end', async () => {
    const { statusCode, headers, payload } = await get('/uploads/reels/a.mp4', {
      range: 'bytes=10000-',
    });
    expect(statusCode).toBe(416);
    expect(headers['content-range']).toBe('bytes */10000');
    expect(payload).toBe('');
  });

  it('does not send again what the browser has', async () => {
    const { headers } = await get('/uploads/reels/a.mp4');
    const again = await get('/uploads/reels/a.mp4', {
      'if-none-match': `"other", ${headers.etag}`,
    });
    expect(again.statusCode).toBe(304);
    expect(again.payload).toBe('');
  });

  it('lets nobody keep what is for this member alone, whole or in part', async () => {
    for (const range of ['', 'bytes=0-1']) {
      const answer = await get('/uploads/sent/a.mp4', { range });
      expect(answer.headers['cache-control']).toBe('private, no-store');
    }
    const behind = await get('/uploads/sent/a.mp4', { range: 'bytes=10000-' });
    expect(behind.headers['cache-control']).toBe('no-store');
  });

  it('answers HEAD with the facts alone', async () => {
    const { statusCode, headers, payload } = await get('/uploads/reels/a.mp4', {}, 'HEAD');
    expect(statusCode).toBe(200);
    expect(headers['content-length']).toBe('10000');
    expect(payload).toBe('');
  });

  it('sends nothing to a stranger', async () => {
    const { statusCode, headers } = await get('/uploads/reels/a.mp4', { cookie: '' });
    expect(statusCode).toBe(401);
    expect(headers['cache-control']).toBe('no-store');
  });

  it.each([
    '/uploads/none.jpg',
    '/uploads/others/a.mp4',
    '/uploads/drafts/d_1/0.part',
    '/uploads/..%2f..%2fpackage.json',
    '/uploads/%00.jpg',
    '/uploads/.unfinished/x',
    '/uploads/',
  ])('answers 404 to %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });
});
