import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notifications } from '#contract/notifications/contract.ts';
import { publishTo } from '#server/platform/live/live-hub.ts';
import { eventually } from '#server/testing/eventually.ts';
import { createUser } from '#server/testing/factories.ts';
import { createListeningApp, type ListeningApp } from '#server/testing/listening-app.ts';
import { type LiveClient, openLiveClient } from '#server/testing/live-client.ts';
import type { Answer, Send } from '#server/testing/send.ts';
import { markHandled } from './mark-read.ts';
import { notify } from './notify.ts';

let app: ListeningApp;
/** Another instance on the same database. */
let there: ListeningApp;
let actor: Awaited<ReturnType<typeof createUser>>;
beforeAll(async () => {
  app = await createListeningApp();
  there = await createListeningApp({ databaseUrl: app.databaseUrl });
  actor = await createUser(app.db);
});
afterAll(async () => {
  await there.close();
  await app.close();
});

const like = (postId: string) => ({ type: 'like' as const, actor, data: { postId } });
const listOf = async (user: { id: string }) =>
  (await (await app.as(user))(notifications.list)).json();

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

describe('a change of what is unread', () => {
  it.each<[string, (send: Send, params: { id: string | undefined }) => Promise<Answer>]>([
    ['reading one', (send, params) => send(notifications.markRead, { params })],
    ['reading all', (send) => send(notifications.markAllRead)],
    ['deleting one', (send, params) => send(notifications.remove, { params })],
  ])('%s reaches every tab of the member, on every instance', async (_, act) => {
    const [user, other] = [await createUser(app.db), await createUser(app.db)];
    await notify(app.db, [user.id], like('post_1'));
    const [newest] = await listOf(user);
    const open = async (url: string, member: { id: string }) =>
      openLiveClient(url, { cookie: await app.cookieOf(member) });
    const tabs = [await open(app.url, user), await open(there.url, user)];
    const stranger = await open(app.url, other);
    await untilConnected(user.id, tabs);
    await act(await app.as(user), { id: newest?.id });
    for (const { messages } of tabs)
      await eventually(() => expect(messages).toContainEqual({ type: 'notification' }));
    expect(stranger.messages).toEqual([]);
    for (const { socket } of [...tabs, stranger]) socket.terminate();
  });
});

/** Waits until what this instance publishes reaches all of them, and forgets what came before. */
async function untilConnected(userId: string, tabs: LiveClient[]): Promise<void> {
  const viewer = { firstName: 'marker', lastName: 'marker' };
  const marker = { type: 'profile_view_notification', data: { viewer } } as const;
  await eventually(() => {
    publishTo(app.db, [userId], marker);
    for (const { messages } of tabs) expect(messages).toContainEqual(marker);
  });
  for (const { messages } of tabs) messages.length = 0;
}
