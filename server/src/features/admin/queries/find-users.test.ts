import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { admin } from '#contract/admin/contract.ts';
import type { QueryInputOf } from '#contract/route.ts';
import { createCourse, createUser } from '#server/testing/factories.ts';
import { readPages } from '#server/testing/read-pages.ts';
import { wrong } from '#server/testing/send.ts';
import { createStaff } from '#server/testing/staff.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let app: TestApp;
let staff: Awaited<ReturnType<typeof createStaff>>;
beforeAll(async () => {
  app = await createTestApp({ env: { ADMIN_EMAILS: 'dean@nyu.edu', RATE_LIMIT: 'off' } });
  staff = await createStaff(app);
});
afterAll(() => app.close());

const newUser = (fields = {}) => createUser(app.db, fields);

describe('GET /api/admin/users', () => {
  const list = (query: QueryInputOf<typeof admin.listUsers>) =>
    staff.send.administrator(admin.listUsers, { query });
  const found = async (query: QueryInputOf<typeof admin.listUsers>) =>
    (await list(query)).json().map(({ id }) => id);

  it('finds by name, address, major, skill and course code, and counts the same', async () => {
    const one = await newUser({
      firstName: 'Zoë',
      lastName: 'Quartz',
      email: 'zq4711@nyu.edu',
      major: 'Dramatic Writing',
      skills: ['Puppeteering'],
    });
    await createCourse(app.db, { userId: one.id, courseCode: 'ZZZZ-UT 4711' });
    await newUser();
    for (const q of [
      'zoe',
      'quartz zo',
      'zq47',
      '4711@nyu',
      'dramatic',
      'puppet',
      'ZZZZ-UT',
      '4711',
    ]) {
      expect([q, await found({ q })]).toEqual([q, [one.id]]);
      const count = await staff.send.administrator(admin.countUsers, { query: { q } });
      expect(count.json()).toEqual({ count: 1, isMore: false });
    }
    for (const q of ['nobody here', "'", '\\', '%', '_', '🎭', ':*', '\u0301'])
      expect([q, await found({ q })]).toEqual([q, []]);
    expect(await found({ q: 'quartz \u0301' })).toEqual([one.id]);
  });

  it('tells the suspended, those who look after Callboard and the others apart', async () => {
    const suspended = await newUser({ lastName: 'Xylo', suspendedAt: '2026-01-01T00:00:00Z' });
    const moderator = await newUser({ lastName: 'Xylo', role: 'moderator' });
    const active = await newUser({ lastName: 'Xylo' });
    expect(await found({ q: 'xylo', status: 'suspended' })).toEqual([suspended.id]);
    expect(await found({ q: 'xylo', status: 'staff' })).toEqual([moderator.id]);
    expect(await found({ q: 'xylo', status: 'active' })).toEqual([active.id, moderator.id]);
    expect((await list({ status: wrong('gone') })).statusCode).toBe(400);
  });

  it('goes on from page to page, newest first, with everything of the contract', async () => {
    const all = [];
    for (let n = 0; n < 5; n++) all.push((await newUser({ lastName: 'Pagemarker' })).id);
    const pages = await readPages(staff.send.administrator, admin.listUsers, {
      query: { q: 'pagemarker', limit: 2 },
    });
    expect(pages.map((page) => page.length)).toEqual([2, 2, 1]);
    expect(pages.flat().map(({ id }) => id)).toEqual(all.toReversed());
    const user = admin.listUsers.response.element.strict();
    expect(user.parse(pages[0]?.[0])).toMatchObject({ isSuspended: false, isProtected: false });
  });
});
