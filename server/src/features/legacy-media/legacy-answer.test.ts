import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import {
  createLegacyApp,
  legacyMediaHost as host,
  type LegacyApp,
} from '../../testing/legacy-app.ts';
import { type LegacyAnswers, type LegacyHost, startLegacyHost } from '../../testing/legacy-host.ts';

const file = (headers: Record<string, string>) => (response: ServerResponse) =>
  response.writeHead(200, headers).end('<b>file</b>');
const status =
  (code: number, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    response.writeHead(code, headers).end(code === 304 ? undefined : '<Error/>');
const begin = (response: ServerResponse, length: number) =>
  response.writeHead(200, { 'content-type': 'image/jpeg', 'content-length': length });

const answers: LegacyAnswers = {
  '/page.jpg': file({ 'content-type': 'text/html; charset=utf-8' }),
  '/page.html': file({ 'content-type': 'application/octet-stream' }),
  '/drawing.png': file({ 'content-type': 'image/svg+xml' }),
  '/drawing.svg': file({}),
  '/script.js': file({ 'content-type': 'text/javascript' }),
  '/data.jpg': file({ 'content-type': 'application/xml' }),
  '/odd.jpg': file({ 'content-type': 'constructor' }),
  '/nameless': file({}),
  '/zipped.jpg': file({ 'content-type': 'image/jpeg', 'content-encoding': 'gzip' }),
  '/moved.jpg': status(302, { location: '/photo.jpg' }),
  '/moved-away.jpg': status(301, { location: 'http://127.0.0.1/' }),
  '/known.jpg': status(304),
  '/forbidden.jpg': status(403),
  '/gone.jpg': status(410),
  '/busy.jpg': status(429),
  '/empty.jpg': status(204),
  '/broken.jpg': status(500),
  '/large.jpg': (response) => begin(response, 100_001).write('x'),
  '/part-of-large.jpg': (response) =>
    response
      .writeHead(206, { 'content-type': 'image/jpeg', 'content-range': 'bytes 0-3/100001' })
      .end('file'),
  '/no-http.jpg': ({ socket }) => socket?.end('220 ready\r\n'),
  '/silent.jpg': () => undefined,
  '/torn.jpg': (response) => {
    begin(response, 10).flushHeaders();
    setImmediate(() => response.destroy());
  },
};

const becomes: [path: string, status: number][] = [
  ['/page.jpg', 400],
  ['/page.html', 400],
  ['/drawing.png', 400],
  ['/drawing.svg', 400],
  ['/script.js', 400],
  ['/data.jpg', 400],
  ['/odd.jpg', 400],
  ['/nameless', 400],
  ['/zipped.jpg', 400],
  ['/moved.jpg', 400],
  ['/moved-away.jpg', 400],
  ['/known.jpg', 400],
  ['/large.jpg', 400],
  ['/part-of-large.jpg', 400],
  ['/none.jpg', 404],
  ['/forbidden.jpg', 404],
  ['/gone.jpg', 404],
  ['/busy.jpg', 503],
  ['/empty.jpg', 503],
  ['/broken.jpg', 503],
  ['/no-http.jpg', 503],
  ['/torn.jpg', 503],
];

describe('an answer of the legacy host that is not passed on', () => {
  let legacy: LegacyHost;
  let app: LegacyApp;
  beforeAll(async () => {
    legacy = await startLegacyHost(answers);
    app = await createLegacyApp(legacy.connection);
  });
  beforeEach(() => {
    legacy.asked.length = 0;
  });
  afterAll(async () => {
    await app.close();
    await legacy.stop();
  });

  it.each(becomes)('%s becomes %i, in our words', async (path, code) => {
    expectRefusal(await app.get(`https://${host}${path}`), path, code);
  });

  it('/silent.jpg becomes 503 when its time is over', async () => {
    const asking = app.get(`https://${host}/silent.jpg`);
    await eventually(() => expect(legacy.asked).toHaveLength(1));
    await legacy.clock.advance(legacy.connection.answerMs);
    expectRefusal(await asking, '/silent.jpg', 503);
  });

  function expectRefusal(
    { statusCode, headers, body, error }: Awaited<ReturnType<LegacyApp['get']>>,
    path: string,
    code: number,
  ): void {
    expect(statusCode).toBe(code);
    expect(error().message).toMatch(/\.$/);
    expect(body).not.toContain('<');
    expect(headers['content-type']).toContain('application/json');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-disposition']).toBeUndefined();
    expect(legacy.asked.map(({ url }) => url)).toEqual([path]);
  }
});
