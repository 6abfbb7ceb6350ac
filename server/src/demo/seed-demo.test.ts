import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { posts } from '../features/posts/tables.ts';
import { users } from '../features/users/tables.ts';
import { createUser } from '../testing/factories.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { seedDemo } from './seed-demo.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

it('fills an empty database once, and leaves a community that has members alone', async () => {
  expect(await seedDemo(app.db, 'demo.nyu.edu')).toBe(true);
  const count = await app.db.$count(users);
  expect(count).toBe(40);
  expect(await app.db.$count(posts)).toBeGreaterThan(30);
  expect(await seedDemo(app.db, 'demo.nyu.edu')).toBe(true);
  expect(await app.db.$count(users)).toBe(count);

  const answer = await app.call('POST', '/api/auth/login', {
    email: 'maya.okafor@demo.nyu.edu',
    password: 'callboard-demo',
  });
  expect(answer.statusCode).toBe(200);
});

it('says that a real community has no demo in it', async () => {
  const real = await createTestApp();
  await createUser(real.db);
  expect(await seedDemo(real.db, 'demo.nyu.edu')).toBe(false);
  expect(await real.db.$count(users, eq(users.isAdmin, true))).toBe(0);
  await real.close();
});
