import { afterAll, beforeAll, expect, it } from 'vitest';
import { feed } from '#contract/feed/contract.ts';
import { health } from '#contract/health/contract.ts';
import { createUser } from '../../testing/factories.ts';
import type { Send } from '../../testing/send.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let asMaya: Send;
beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMIT: 'off' } });
  asMaya = await app.as(await createUser(app.db));
});
afterAll(() => app.close());

it('answers 503 at once while too many wait for a connection, and goes on when they are served', async () => {
  const pool = app.db.$client;
  const held = await Promise.all(Array.from({ length: 5 }, () => pool.connect()));
  const waiting = Array.from({ length: 1_000 }, () => pool.query('SELECT 1'));
  const refused = await asMaya(feed.list);
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('5');
  expect(refused.error().message).toBe('We are busy right now. Please try again in a moment.');
  expect((await asMaya(health.live)).statusCode).toBe(200);
  for (const client of held) client.release();
  await Promise.all(waiting);
  expect((await asMaya(feed.list)).statusCode).toBe(200);
});
