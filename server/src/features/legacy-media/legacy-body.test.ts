import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import {
  createLegacyApp,
  legacyMediaHost as host,
  type LegacyApp,
  memberCookie,
  proxied,
} from '../../testing/legacy-app.ts';
import { type LegacyHost, startLegacyHost } from '../../testing/legacy-host.ts';

const type = { 'content-type': 'image/jpeg' };

function sendParts(response: ServerResponse, parts: number): void {
  response.writeHead(200, type);
  for (let part = 0; part < parts; part += 1) response.write(Buffer.alloc(10_000));
}

describe('the body of a legacy file', () => {
  let legacy: LegacyHost;
  let app: LegacyApp;
  let url: string;
  const fetchMedia = (path: string, signal: AbortSignal | null = null) =>
    fetch(url + proxied(`https://${host}${path}`), { headers: { cookie: memberCookie }, signal });

  beforeAll(async () => {
    legacy = await startLegacyHost({
      '/just-right.jpg': (response) => {
        sendParts(response, 10);
        response.end();
      },
      '/endless.jpg': (response) => sendParts(response, 11),
      '/large.jpg': (response) =>
        response.writeHead(200, { ...type, 'content-length': 100_001 }).write('x'),
      '/silent.jpg': () => undefined,
      '/hesitant.jpg': (response) => response.writeHead(200, type).flushHeaders(),
      '/halting.jpg': (response) =>
        response.writeHead(200, { ...type, 'content-length': 10 }).write('12345'),
    });
    app = await createLegacyApp(legacy.connection);
    url = await app.listen();
  });
  beforeEach(() => {
    legacy.asked.length = 0;
    legacy.over.length = 0;
  });
  afterAll(async () => {
    await app.close();
    await legacy.stop();
  });

  it('may be of unknown length up to the limit, and breaks off beyond it', async () => {
    const whole = await fetchMedia('/just-right.jpg');
    expect((await whole.arrayBuffer()).byteLength).toBe(100_000);
    const broken = await fetchMedia('/endless.jpg');
    await expect(broken.arrayBuffer()).rejects.toThrow();
    await eventually(() => expect(legacy.over).toContain('/endless.jpg'));
  });

  it('is not fetched where it is refused', async () => {
    const answer = await fetchMedia('/large.jpg');
    expect([answer.status, (await answer.json()).code]).toEqual([400, 'invalid']);
    await eventually(() => expect(legacy.over).toContain('/large.jpg'));
  });

  it('is unavailable where the host falls silent before it', async () => {
    const asking = fetchMedia('/hesitant.jpg');
    await eventually(() => expect(legacy.asked).toHaveLength(1));
    legacy.timeOut();
    const answer = await asking;
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
    await eventually(() => expect(legacy.over).toContain('/hesitant.jpg'));
  });

  it('breaks off where the host falls silent within it', async () => {
    const answer = await fetchMedia('/halting.jpg');
    legacy.timeOut();
    await expect(answer.arrayBuffer()).rejects.toThrow();
    await eventually(() => expect(legacy.over).toContain('/halting.jpg'));
  });

  it.each(['/silent.jpg', '/halting.jpg'])(
    'is not waited for once the browser is gone: %s',
    async (path) => {
      const browser = new AbortController();
      const asking = fetchMedia(path, browser.signal).catch(() => null);
      await eventually(() => expect(legacy.asked.length).toBe(1));
      const other = await fetchMedia('/just-right.jpg');
      await other.arrayBuffer();
      await eventually(() => expect(legacy.over).toEqual(['/just-right.jpg']));
      browser.abort();
      await asking;
      await eventually(() => expect(legacy.over).toEqual(['/just-right.jpg', path]));
    },
  );
});
