import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auth } from '#contract/auth/contract.ts';
import { feed } from '#contract/feed/contract.ts';
import { createUser } from '../testing/factories.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('what the browser has stored for a member', () => {
  it.each([
    ['POST', '/api/auth/logout'],
    ['POST', '/api/auth/logout-everywhere'],
    ['DELETE', '/api/account'],
  ] as const)('is deleted by %s %s', async (method, url) => {
    const send = await app.as(await createUser(app.db));
    expect((await send(feed.list)).headers['clear-site-data']).toBeUndefined();
    const answer = await send(method, url);
    expect([answer.statusCode, answer.headers['clear-site-data']]).toEqual([204, '"cache"']);
  });

  it('is deleted by the first answer after the session was ended elsewhere', async () => {
    const user = await createUser(app.db);
    const [here, there] = [await app.as(user), await app.as(user)];
    await there(auth.logOutEverywhere);
    for (const url of ['/api/auth/user', '/api/feed', '/uploads/photos/file_1.jpg']) {
      const answer = await here('GET', url);
      expect([answer.statusCode, answer.headers['clear-site-data']]).toEqual([401, '"cache"']);
    }
  });

  it('is left alone for who was not signed in, whatever site the request came from', async () => {
    const answer = await app.call(auth.user);
    expect([answer.statusCode, answer.headers['clear-site-data']]).toEqual([401, undefined]);
  });
});
