import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries } from '../features/audit/tables.ts';
import { createUser } from '../testing/factories.ts';
import { memberRoutes, publicRoutes } from '../testing/route-access.ts';
import {
  adminRoutes,
  analystRoutes,
  moderatorRoutes,
  staffRoutes,
} from '../testing/staff-route-access.ts';
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
  expect(mounted('staff')).toEqual(staffRoutes);
  expect(mounted('moderator')).toEqual(moderatorRoutes);
  expect(mounted('analyst')).toEqual(analystRoutes);
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

const staff = ['staff', 'moderator', 'analyst', 'admin'] as const;

describe('who looks after Callboard', () => {
  it.each([
    ['a member', { role: null }, []],
    ['a moderator', { role: 'moderator' }, ['staff', 'moderator']],
    ['an analyst', { role: 'analyst' }, ['staff', 'analyst']],
    ['an administrator', { isAdmin: true }, [...staff]],
  ] as const)('%s is answered by these routes only', async (_, member, open) => {
    const send = await app.as(await createUser(app.db, member));
    const isOpen = new Set<string>(open);
    for (const route of app.routes.filter(({ access }) => staff.some((one) => one === access))) {
      const answer = await send(route.method, urlOf(route));
      const isRefused = answer.statusCode === 403;
      expect([nameOf(route), isRefused]).toEqual([nameOf(route), !isOpen.has(route.access)]);
    }
  });

  it('a refusal is written down, with who and what', async () => {
    const member = await createUser(app.db);
    const send = await app.as(member);
    const [route] = app.routes.filter(({ access }) => access === 'admin');
    if (!route) return;
    await send(route.method, urlOf(route));
    const written = await app.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.actorId, member.id));
    expect(written).toMatchObject([
      { action: 'access.refused', targetType: 'route', targetId: nameOf(route) },
    ]);
  });
});
