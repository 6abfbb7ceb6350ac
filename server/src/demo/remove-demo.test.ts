import { afterAll, beforeAll, expect, it } from 'vitest';
import { conversations as conversationRoutes } from '#contract/messages/contract.ts';
import { posts } from '#contract/posts/contract.ts';
import { dailyCounts } from '../features/analytics/tables.ts';
import { conversationMembers, conversations } from '../features/messages/tables.ts';
import { presences } from '../features/presence/tables.ts';
import {
  analyticsEvents,
  contentTotals,
  contentViews,
  textHighlights,
} from '../features/tracking/tables.ts';
import { uploads } from '../features/uploads/tables.ts';
import { users } from '../features/users/tables.ts';
import { fileStoreOf } from '../platform/files/open-file-store.ts';
import { createConversation, createMessage, createPost, createUser } from '../testing/factories.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { demoAlumna, demoStudent } from './data/members.ts';
import { demoId } from './demo-ids.ts';
import { hasDemoMembers, removeDemo } from './remove-demo.ts';
import { seedDemo } from './seed-demo.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
beforeAll(() => seedDemo(app.db, 'demo.nyu.edu', 'America/New_York'));
afterAll(() => app.close());

it('removes every demo member with their files, and nobody else', async () => {
  const real = await createUser(app.db, { email: 'real@nyu.edu' });
  const post = await createPost(app.db, { authorId: real.id });
  const [student, alumna] = [demoId.user(demoStudent), demoId.user(demoAlumna)];
  const answered = await createConversation(app.db, student, real.id);
  await createMessage(app.db, answered.id, real.id);
  const received = await createConversation(app.db, alumna, real.id);
  await createMessage(app.db, received.id, alumna);
  await app.db.update(conversationMembers).set({ unreadCount: 1 });
  expect(await hasDemoMembers(app.db, ['nyu.edu'])).toBe(true);
  const [file] = await app.db.select().from(uploads).limit(1);

  await app.db.insert(analyticsEvents).values({ userId: real.id, kind: 'page_view', page: '/' });

  expect(await removeDemo(app.db, ['nyu.edu'], 'America/New_York')).toBe(41);
  expect(await hasDemoMembers(app.db, ['nyu.edu'])).toBe(false);
  expect(await app.db.select({ id: users.id }).from(users)).toEqual([{ id: real.id }]);
  expect(await app.db.$count(uploads)).toBe(0);
  expect(await fileStoreOf(app.db).head(file?.key ?? '')).toBeNull();
  expect(await app.db.select({ id: analyticsEvents.userId }).from(analyticsEvents)).toEqual([
    { id: real.id },
  ]);
  for (const table of [textHighlights, contentViews, contentTotals, presences])
    expect(await app.db.$count(table)).toBe(0);
  const counted = await app.db.select().from(dailyCounts);
  expect(counted.map(({ metric, count }) => [metric, count]).toSorted()).toEqual([
    ['active', 1],
    ['active_month', 1],
    ['page', 1],
  ]);
  const kept = await app.db.select({ id: conversations.id }).from(conversations);
  expect(kept).toEqual([{ id: answered.id }]);
  const send = await app.as(real);
  expect((await send(conversationRoutes.unreadCount)).json()).toEqual({ count: 0 });
  expect((await send(posts.get, { params: { id: post.id } })).statusCode).toBe(200);
});
