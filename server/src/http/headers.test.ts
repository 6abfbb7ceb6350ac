import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createListeningApp, type ListeningApp } from '../testing/listening-app.ts';

let app: ListeningApp;
beforeAll(async () => {
  const env = { PUBLIC_URL: 'https://callboard.test', EXPOSE_DEVELOPMENT: '1' };
  app = await createListeningApp({ env });
});
afterAll(() => app.close());

const expected = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'x-content-type-options': 'nosniff',
};

it.each(['/', '/api/feed', '/api/none', '/uploads/none.jpg', '/none', '/api/%', '/favicon.png'])(
  'stand on the answer to %s',
  async (path) => {
    expect((await app.call('GET', path)).headers).toMatchObject(expected);
  },
);

it('stand on the answer to what is no HTTP', async () => {
  const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
  socket.end('NONSENSE\r\n\r\n');
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  for (const name of Object.keys(expected)) expect(answer).toContain(`${name}: `);
});
