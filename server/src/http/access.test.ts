import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '../testing/factories.ts';
import { adminRoutes, memberRoutes, publicRoutes } from '../testing/route-access.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import type { mount } from './mount.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

type Mounted = Parameters<typeof mount>[1];
const nameOf = ({ method, path }: Mounted) => `${method} ${path}`;
const mounted = (access: Mounted['access']) =>
  app.routes
    .filter((route) => route.access === access)
    .map(nameOf)
    .toSorted();
const urlOf = ({ path }: Mounted) => path.replace(/:\w+/g, 'none');

it('has exactly the routes of these lists', () => {
  expect(mounted('public')).toEqual(publicRoutes);
  expect(mounted('member')).toEqual(memberRoutes);
  expect(mounted('admin')).toEqual(adminRoutes);
});

describe('to a stranger', () => {
  it('every route that is not public answers 401, whatever is sent', async () => {
    for (const route of app.routes.filter(({ access }) => access !== 'public')) {
      const answer = await app.call(route.method, urlOf(route));
      expect([nameOf(route), answer.statusCode]).toEqual([nameOf(route), 401]);
    }
  });

  it('an invented, an ended and a foreign cookie are worth nothing', async () => {
    const user = await createUser(app.db);
    const ended = await app.as(user);
    await ended('POST', '/api/auth/logout');
    expect((await ended('GET', '/api/auth/user')).statusCode).toBe(401);
    for (const value of ['', 'x', 'a'.repeat(43), `${'a'.repeat(42)}'`, 'a'.repeat(5000)]) {
      const cookie = `callboard=${value}`;
      const answer = await app.call('GET', '/api/auth/user', undefined, { cookie });
      expect(answer.statusCode).toBe(401);
    }
  });
});

it('no administrators’ route answers a member', async () => {
  const member = await app.as(await createUser(app.db));
  for (const route of app.routes.filter(({ access }) => access === 'admin')) {
    const answer = await member(route.method, urlOf(route));
    expect([nameOf(route), answer.statusCode]).toEqual([nameOf(route), 403]);
  }
});
