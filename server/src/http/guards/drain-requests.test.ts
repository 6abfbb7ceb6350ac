import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createListeningApp } from '../../testing/listening-app.ts';

it('finishes what was begun, sends what comes later elsewhere, and waits for nobody', {
  timeout: 10_000,
}, async () => {
  const app = await createListeningApp();
  const late = connect(Number(new URL(app.url).port), '127.0.0.1');
  await once(late, 'connect');
  late.write('GET /api/public/community-stats HTTP/1.1\r\nHost: x\r\nConnection: close\r\n');
  const begun = fetch(`${app.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'nobody@nyu.edu', password: 'whatever' }),
  });
  await once(app.server.server, 'request');

  const closed = app.close();
  await sleep(20);
  late.write('\r\n');
  const [head = '', body = ''] = (await text(late)).split('\r\n\r\n');
  expect(head).toContain('503');
  expect(head.toLowerCase()).toContain('retry-after: 5');
  expect(JSON.parse(body)).toEqual({
    code: 'unavailable',
    message: 'Callboard is restarting. Please try again in a moment.',
  });
  const answer = await begun;
  await answer.text();
  expect(answer.status).toBe(401);
  // The client keeps its connection for the next request; the server must not wait for that one.
  await closed;
});
