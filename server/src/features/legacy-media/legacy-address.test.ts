import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { legacyMedia } from '#contract/legacy-media/contract.ts';
import {
  createLegacyApp,
  legacyMediaHost as host,
  type LegacyApp,
} from '../../testing/legacy-app.ts';
import { type LegacyHost, startLegacyHost } from '../../testing/legacy-host.ts';
import { legacyAddress } from './legacy-address.ts';

const foreign = [
  '',
  'film.mp4',
  '/uploads/film.mp4',
  'https://',
  `https://${host}`,
  `http://${host}/film.mp4`,
  `HTTPS://${host}/film.mp4`,
  `https://${host.toUpperCase()}/film.mp4`,
  `ftp://${host}/film.mp4`,
  `file://${host}/film.mp4`,
  `//${host}/film.mp4`,
  `https:/${host}/film.mp4`,
  `https:\\\\${host}\\film.mp4`,
  ` https://${host}/film.mp4`,
  `https://${host}:443/film.mp4`,
  `https://${host}:8443/film.mp4`,
  `https://${host}:/film.mp4`,
  `https://me@${host}/film.mp4`,
  `https://me:secret@${host}/film.mp4`,
  `https://@${host}/film.mp4`,
  `https://${host}./film.mp4`,
  `https://${host}.evil.example/film.mp4`,
  `https://${host}@evil.example/film.mp4`,
  `https://${host}\\@evil.example/film.mp4`,
  `https://${host}/film.mp4\r\nx-more: 1`,
  `https://${host}/\tfilm.mp4`,
  `https://${host}/film%00.mp4`,
  `https://${host}/film\0.mp4`,
  `https://sub.${host}/film.mp4`,
  'https://evil.example/film.mp4',
  `https://evil.example/https://${host}/film.mp4`,
  'https://127.0.0.1/film.mp4',
  'https://2130706433/film.mp4',
  'https://[::1]/film.mp4',
  'https://[::ffff:127.0.0.1]/film.mp4',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/film.mp4',
  `https://${host}/${'a'.repeat(4_000)}.mp4`,
  'data:image/png;base64,AAAA',
];

const incomplete = ['', '?url', '?URL=x', `?url=https://${host}/a.jpg&url=https://${host}/a.jpg`];

describe('an address that is not of the legacy host', () => {
  let legacy: LegacyHost;
  let app: LegacyApp;
  beforeAll(async () => {
    legacy = await startLegacyHost({});
    app = await createLegacyApp(legacy.connection);
  });
  beforeEach(() => {
    legacy.asked.length = 0;
  });
  afterAll(async () => {
    await app.close();
    await legacy.stop();
  });

  it.each(foreign)('is refused: %j', async (url) => {
    const answer = await app.get(url);
    expect([answer.statusCode, answer.error().code]).toEqual([400, 'invalid']);
    expect(legacy.asked).toEqual([]);
  });

  it.each(incomplete)('is refused with the query %j', async (search) => {
    const answer = await app.send('GET', legacyMedia.read.path + search);
    expect([answer.statusCode, answer.error().code]).toEqual([400, 'invalid']);
    expect(legacy.asked).toEqual([]);
  });
});

it('an address of the legacy host is asked for as it is written', () => {
  for (const path of ['/a.jpg', '/@evil.example/a.jpg', '/a%20b.jpg?x=1', '//evil.example/a.jpg']) {
    const { hostname, pathname, search } = legacyAddress(`https://${host}${path}`, host);
    expect([hostname, pathname + search]).toEqual([host, path]);
  }
});
