import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { health } from '#contract/health/contract.ts';
import { users } from '#contract/users/contract.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ databaseUrl: 'postgresql://nobody:none@127.0.0.1:1/none' });
});
afterAll(() => app.close());

describe('without its database', () => {
  it('tells a program to come back later', async () => {
    const answer = await app.call(users.communityStats);
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.error()).toEqual({
      code: 'unavailable',
      message: 'We are busy right now. Please try again in a moment.',
    });
  });

  it.each(['/', '/jobs'])('shows a person a page at %s', async (url) => {
    const page = await app.call('GET', url, undefined, { accept: 'text/html,*/*' });
    expect(page.statusCode).toBe(503);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('<h1>Something went wrong</h1>');
    expect(page.body).toContain('Try Again');
  });

  it('still says that it lives, and that it is not ready', async () => {
    expect((await app.call(health.live)).statusCode).toBe(200);
    expect((await app.call(health.ready)).statusCode).toBe(503);
  });
});
