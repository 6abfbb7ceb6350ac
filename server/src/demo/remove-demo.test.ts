import { afterAll, beforeAll, expect, it } from 'vitest';
import { uploads } from '../features/uploads/tables.ts';
import { users } from '../features/users/tables.ts';
import { fileStoreOf } from '../platform/files/open-file-store.ts';
import { createPost, createUser } from '../testing/factories.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { hasDemoMembers, removeDemo } from './remove-demo.ts';
import { seedDemo } from './seed-demo.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

it('removes every demo member with their files, and nobody else', async () => {
  await seedDemo(app.db, 'demo.nyu.edu');
  const real = await createUser(app.db, { email: 'real@nyu.edu' });
  const post = await createPost(app.db, { authorId: real.id });
  expect(await hasDemoMembers(app.db, ['nyu.edu'])).toBe(true);
  const [file] = await app.db.select().from(uploads).limit(1);

  expect(await removeDemo(app.db, ['nyu.edu'])).toBe(40);
  expect(await hasDemoMembers(app.db, ['nyu.edu'])).toBe(false);
  expect(await app.db.select({ id: users.id }).from(users)).toEqual([{ id: real.id }]);
  expect(await app.db.$count(uploads)).toBe(0);
  expect(await fileStoreOf(app.db).head(file?.key ?? '')).toBeNull();
  const send = await app.as(real);
  expect((await send('GET', `/api/posts/${post.id}`)).statusCode).toBe(200);
});
