import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '../testing/factories.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('GET /api/auth/user', () => {
  it('refuses a stranger with a sentence', async () => {
    const answer = await app.call('GET', '/api/auth/user');
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({
      code: 'unauthenticated',
      message: 'Please sign in to continue.',
    });
  });

  it('answers the member, without anything secret', async () => {
    const user = await createUser(app.db, { firstName: 'Maya', passwordHash: 'secret' });
    const answer = await (await app.as(user))('GET', '/api/auth/user');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ id: user.id, firstName: 'Maya', hasPassword: true });
    expect(answer.body).not.toContain('secret');
    expect(answer.json()).not.toHaveProperty('sessionId');
  });
});

describe('unknown and odd requests', () => {
  it.each([
    ['GET', '/api/nothing', 404],
    ['DELETE', '/api/auth/user', 405],
    ['GET', '/api/auth/user%00', 400],
    ['GET', '/api/%zz', 400],
  ] as const)('%s %s is %i with a sentence', async (method, url, status) => {
    const answer = await app.call(method, url);
    expect(answer.statusCode).toBe(status);
    expect(answer.json().message).toMatch(/\.$/);
  });

  it('names each method of an address once', async () => {
    const answer = await app.call('POST', '/api/portfolio/reorder');
    expect(answer.json().message).toBe('This address answers only GET, PUT, DELETE.');
  });
});
