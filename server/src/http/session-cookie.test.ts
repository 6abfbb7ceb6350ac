import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account } from '#contract/account/contract.ts';
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
    ['signing out', auth.logOut],
    ['signing out everywhere', auth.logOutEverywhere],
    ['leaving', account.remove],
  ])('is deleted by %s', async (_, route) => {
    const send = await app.as(await createUser(app.db));
    expect((await send(feed.list)).headers['clear-site-data']).toBeUndefined();
    const answer = await send(route);
    expect([answer.statusCode, answer.headers['clear-site-data']]).toEqual([204, '"cache"']);
  });

  it('is deleted by the first answer after the session was ended elsewhere', async () => {
    const user = await createUser(app.db);
    const [here, there] = [await app.as(user), await app.as(user)];
    await there(auth.logOutEverywhere);
    const answers = [
      await here(auth.user),
      await here(feed.list),
      await here('GET', '/uploads/photos/file_1.jpg'),
    ];
    for (const answer of answers)
      expect([answer.statusCode, answer.headers['clear-site-data']]).toEqual([401, '"cache"']);
  });

  it('is left alone for who was not signed in, whatever site the request came from', async () => {
    const answer = await app.call(auth.user);
    expect([answer.statusCode, answer.headers['clear-site-data']]).toEqual([401, undefined]);
  });
});
