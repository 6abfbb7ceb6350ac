import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Notification } from '#contract/notifications/contract.ts';
import { eventually } from '#server/testing/eventually.ts';
import { createUser } from '#server/testing/factories.ts';
import { createListeningApp, type ListeningApp } from '#server/testing/listening-app.ts';
import { openLiveClient } from '#server/testing/live-client.ts';
import { markHandled } from './mark-read.ts';
import { notify } from './notify.ts';

let app: ListeningApp;
let actor: Awaited<ReturnType<typeof createUser>>;
beforeAll(async () => {
  app = await createListeningApp();
  actor = await createUser(app.db);
});
afterAll(() => app.close());

const like = (postId: string) => ({ type: 'like' as const, actor, data: { postId } });
const listOf = async (user: { id: string }): Promise<Notification[]> =>
  (await (await app.as(user))('GET', '/api/notifications')).json();

describe(markHandled, () => {
  it('marks the one notification that tells of it read', async () => {
    const user = await createUser(app.db);
    for (const postId of ['answered', 'other']) await notify(app.db, [user.id], like(postId));
    await markHandled(app.db, user.id, like('answered'));
    expect(await listOf(user)).toMatchObject([
      { data: { postId: 'other' }, isRead: false },
      { data: { postId: 'answered' }, isRead: true },
    ]);
  });
});

describe('reading and deleting', () => {
  it.each([
    ['PATCH', (id: string) => `/api/notifications/${id}/read`],
    ['PATCH', () => '/api/notifications/mark-all-read'],
    ['DELETE', (id: string) => `/api/notifications/${id}`],
  ] as const)(
    '%s %s reaches every tab of the member, and of nobody else',
    async (method, urlOf) => {
      const [user, other] = [await createUser(app.db), await createUser(app.db)];
      await notify(app.db, [user.id], like('post_1'));
      const [newest] = await listOf(user);
      const open = async (member: { id: string }) =>
        openLiveClient(app.url, { cookie: await app.cookieOf(member) });
      const [first, second, stranger] = [await open(user), await open(user), await open(other)];
      await (await app.as(user))(method, urlOf(newest?.id ?? ''));
      for (const tab of [first, second])
        await eventually(() => expect(tab.messages).toContainEqual({ type: 'notification' }));
      expect(stranger.messages).toEqual([]);
      for (const { socket } of [first, second, stranger]) socket.terminate();
    },
  );
});
