import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { legacyMedia } from '#contract/legacy-media/contract.ts';
import { createUser } from '../../testing/factories.ts';
import {
  createLegacyApp,
  legacyMediaHost as host,
  type LegacyApp,
  proxied,
} from '../../testing/legacy-app.ts';
import { type LegacyHost, startLegacyHost } from '../../testing/legacy-host.ts';
import { createTestApp } from '../../testing/test-app.ts';

const film = Buffer.from('0123456789'.repeat(1000));

function send(response: ServerResponse, headers: Record<string, string>): void {
  response.writeHead(200, { 'set-cookie': 'old=1', 'x-powered-by': 'age', ...headers }).end('file');
}

function sendFilm(response: ServerResponse, { headers, method }: IncomingMessage): void {
  const facts = { 'content-type': 'video/mp4', etag: '"film"', 'accept-ranges': 'bytes' };
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? [];
  if (from === undefined) {
    response.writeHead(200, { ...facts, 'content-length': film.length });
    response.end(method === 'HEAD' ? undefined : film);
  } else if (Number(from) >= film.length) {
    response.writeHead(416, { 'content-range': 'bytes */10000', 'content-type': 'text/xml' });
    response.end('<Error/>');
  } else {
    const part = film.subarray(Number(from), to ? Number(to) + 1 : undefined);
    const range = `bytes ${from}-${Number(from) + part.length - 1}/10000`;
    response.writeHead(206, { ...facts, 'content-range': range, 'content-length': part.length });
    response.end(part);
  }
}

describe('media of the legacy host', () => {
  let legacy: LegacyHost;
  let app: LegacyApp;
  const get = (path: string, headers?: Record<string, string>) =>
    app.get(`https://${host}${path}`, headers);

  beforeAll(async () => {
    legacy = await startLegacyHost({
      '/film.mp4': sendFilm,
      '/a/photo.jpg': (response) => send(response, { 'content-type': 'image/jpeg' }),
      '/My%20r%C3%A9sum%C3%A9.pdf': (response) =>
        send(response, { 'content-type': 'application/pdf' }),
      '/untyped.PNG': (response) => send(response, { 'content-type': 'binary/octet-stream' }),
      '/song.m4a': (response) => send(response, { 'content-type': 'Audio/X-M4A; codecs=x' }),
    });
    app = await createLegacyApp(legacy.connection);
  });
  beforeEach(() => {
    legacy.asked.length = 0;
  });
  afterAll(async () => {
    await app.close();
    await legacy.stop();
  });

  it('are sent as our own uploads are: nothing to run, nothing to sniff', async () => {
    const { statusCode, headers, rawPayload } = await get('/film.mp4');
    expect(statusCode).toBe(200);
    expect(rawPayload.equals(film)).toBe(true);
    expect(headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': '10000',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, max-age=86400',
      'accept-ranges': 'bytes',
      etag: '"film"',
    });
    expect(headers['content-security-policy']).toContain('sandbox');
    expect(headers['content-disposition']).toBeUndefined();
  });

  it('come with nothing else that the host says, and are asked for with nothing of ours', async () => {
    const { headers } = await get('/a/photo.jpg?size=2#top', {
      authorization: 'Bearer x',
      referer: 'http://callboard.test/feed',
      'user-agent': 'browser',
      'x-forwarded-for': '10.1.1.1',
    });
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['x-powered-by']).toBeUndefined();
    expect(legacy.asked[0]?.url).toBe('/a/photo.jpg?size=2');
    expect(legacy.asked[0]?.headers).toEqual({
      host,
      'accept-encoding': 'identity',
      connection: 'close',
    });
  });

  it('can be fetched in parts', async () => {
    const part = { range: 'bytes=5-14', 'if-range': '"film"' };
    const { statusCode, headers, payload } = await get('/film.mp4', part);
    expect([statusCode, payload]).toEqual([206, '5678901234']);
    expect(headers).toMatchObject({ 'content-range': 'bytes 5-14/10000', 'content-length': '10' });
    expect(legacy.asked[0]?.headers['if-range']).toBe('"film"');
  });

  it('say how long they are when asked for what lies behind their end', async () => {
    const { statusCode, headers, payload } = await get('/film.mp4', { range: 'bytes=10000-' });
    expect([statusCode, payload]).toEqual([416, '']);
    expect(headers['content-range']).toBe('bytes */10000');
    expect(headers['cache-control']).toBe('no-store');
  });

  it.each(['bytes=0-1,5-6', 'bytes=-', 'lines=1-2', 'bytes=a-b'])(
    'come whole for the range %s',
    async (range) => {
      expect((await get('/film.mp4', { range })).statusCode).toBe(200);
      expect(legacy.asked[0]?.headers.range).toBeUndefined();
    },
  );

  it('tell their facts alone to HEAD', async () => {
    const answer = await app.send('HEAD', proxied(`https://${host}/film.mp4`));
    expect([answer.statusCode, answer.payload]).toEqual([200, '']);
    expect(answer.headers).toMatchObject({
      'content-length': '10000',
      'content-type': 'video/mp4',
    });
    expect(legacy.asked[0]?.method).toBe('HEAD');
  });

  it('are only to be saved where they are documents', async () => {
    const { headers } = await get('/My résumé.pdf');
    expect(headers['content-disposition']).toBe('attachment; filename="My_r__sum__.pdf"');
  });

  it('have the type that the host says in other words, or else the one of their name', async () => {
    expect((await get('/song.m4a')).headers['content-type']).toBe('audio/mp4');
    expect((await get('/untyped.PNG')).headers['content-type']).toBe('image/png');
  });

  it('are for members', async () => {
    expect((await get('/film.mp4', { cookie: '' })).statusCode).toBe(401);
    expect(legacy.asked).toEqual([]);
  });
});

it('the whole app refuses all of them until a host is configured, and then tells pages which', async () => {
  const without = await createTestApp();
  const asMember = await without.as(await createUser(without.db));
  const url = `https://${host}/film.mp4`;
  const refused = await asMember(legacyMedia.read, { query: { url } });
  expect([refused.statusCode, refused.error().code]).toEqual([400, 'invalid']);
  await without.close();

  const configured = await createTestApp({ env: { LEGACY_MEDIA_HOST: host } });
  const member = await configured.as(await createUser(configured.db));
  for (const odd of ['https://evil.example/a.jpg', `https://${host}/a\0.jpg`]) {
    const answer = await member(legacyMedia.read, { query: { url: odd } });
    expect(answer.statusCode).toBe(400);
  }
  expect((await member('GET', '/')).body).toContain(`"legacyMediaHost":"${host}"`);
  await configured.close();
});
