import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auth } from '#contract/auth/contract.ts';
import { portfolio } from '#contract/portfolio/contract.ts';
import { defineRoute } from '#contract/route.ts';
import { createBareApp } from '../testing/bare-app.ts';
import { createUser } from '../testing/factories.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import type { Viewer } from './app.ts';
import { mount } from './mount.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('GET /api/auth/user', () => {
  it('answers the member, without anything secret', async () => {
    const user = await createUser(app.db, { firstName: 'Maya', passwordHash: 'secret' });
    const answer = await (await app.as(user))(auth.user);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ id: user.id, firstName: 'Maya', hasPassword: true });
    expect(answer.body).not.toContain('secret');
    expect(answer.json()).not.toHaveProperty('sessionId');
  });
});

describe('unknown and odd requests', () => {
  it.each([
    ['GET', '/api/nothing', 404],
    ['DELETE', auth.user.path, 405],
    ['GET', `${auth.user.path}%00`, 400],
    ['GET', '/api/%zz', 400],
  ] as const)('%s %s is %i with a sentence', async (method, url, status) => {
    const answer = await app.call(method, url);
    expect(answer.statusCode).toBe(status);
    expect(answer.error().message).toMatch(/\.$/);
  });

  it('names each method of an address once', async () => {
    const answer = await app.call('POST', portfolio.reorder.path);
    expect(answer.error().message).toBe('This address answers only GET, PUT, DELETE.');
  });
});

describe('a route of administrators', () => {
  const route = defineRoute({
    method: 'GET',
    path: '/api/admin/things',
    access: 'admin',
    summary: 'Things',
    response: null,
  });
  const appointed = { isAdmin: true, role: null };
  const cases: [string, Partial<Viewer>, number, string | undefined][] = [
    ['a member', { appointed: { isAdmin: false, role: null } }, 403, 'forbidden'],
    [
      'an administrator without a second factor',
      { appointed, staffStep: 'set-up' },
      403,
      'second_factor_required',
    ],
    [
      'an administrator whose session has not passed it',
      { appointed, staffStep: 'prove' },
      403,
      'second_factor_required',
    ],
    ['an administrator', { appointed, staffStep: null }, 204, undefined],
  ];

  it.each(cases)('answers %s', async (_, viewer, status, code) => {
    const bare = await createBareApp(app.databaseUrl, (parts) => {
      parts.authenticate = async () => viewer as Viewer;
      mount(parts, route, () => undefined);
    });
    const cookie = `callboard=${'a'.repeat(43)}`;
    const answer = await bare.server.inject({ url: route.path, headers: { cookie } });
    expect(answer.statusCode).toBe(status);
    expect(answer.body ? answer.json().code : undefined).toBe(code);
    await bare.close();
  });
});
