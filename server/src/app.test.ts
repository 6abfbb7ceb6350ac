import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { auth } from '#contract/auth/contract.ts';
import { liveClose } from '#contract/live.ts';
import { notifications } from '#contract/notifications/contract.ts';
import { posts } from '#contract/posts/contract.ts';
import { users } from './features/users/tables.ts';
import { endSessions } from './platform/live/live-hub.ts';
import { eventually } from './testing/eventually.ts';
import { createPost, createUser } from './testing/factories.ts';
import { createListeningApp, type ListeningApp } from './testing/listening-app.ts';
import { type LiveClient, openLiveClient } from './testing/live-client.ts';

describe('two servers on one database', () => {
  let here: ListeningApp;
  let there: ListeningApp;
  const clients: LiveClient[] = [];

  beforeAll(async () => {
    here = await createListeningApp();
    there = await createListeningApp({ databaseUrl: here.databaseUrl });
  });
  afterEach(() => clients.splice(0).forEach(({ socket }) => socket.terminate()));
  afterAll(async () => {
    await there.close();
    await here.close();
  });

  /** A member with a browser open at the other server. */
  async function memberThere() {
    const member = await createUser(here.db);
    const cookie = await there.cookieOf(member);
    const browser = await openLiveClient(there.url, { cookie });
    clients.push(browser);
    const at = (app: ListeningApp) => app.callWith({ cookie });
    const unread = async (app: ListeningApp) => (await at(app)(notifications.count)).json().count;
    return { ...member, browser, at, unread };
  }

  async function notifiedThere() {
    const author = await memberThere();
    const post = await createPost(here.db, { authorId: author.id });
    const fan = await createUser(here.db);
    const likedHere = await (await here.as(fan))(posts.like, { params: { id: post.id } });
    expect(likedHere.statusCode).toBe(200);
    await eventually(() => expect(author.browser.messages).toEqual([{ type: 'notification' }]));
    return author;
  }

  it('tell a member of the same notification', async () => {
    const author = await notifiedThere();
    expect([await author.unread(here), await author.unread(there)]).toEqual([1, 1]);
  });

  it('agree on what is read', async () => {
    const author = await notifiedThere();
    const read = await author.at(here)(notifications.markAllRead);
    expect(read.statusCode).toBe(204);
    await eventually(() => expect(author.browser.messages).toHaveLength(2));
    expect([await author.unread(here), await author.unread(there)]).toEqual([0, 0]);
  });

  it('both end a session that signs out at one', async () => {
    const member = await memberThere();
    expect((await member.at(here)(auth.logOut)).statusCode).toBe(204);
    expect(await member.browser.closed).toBe(liveClose.sessionEnded);
    expect((await member.at(there)(notifications.list)).statusCode).toBe(401);
  });

  it('both shut out a member who is suspended at one', async () => {
    const member = await memberThere();
    await here.db
      .update(users)
      .set({ suspendedAt: new Date().toISOString() })
      .where(eq(users.id, member.id));
    endSessions(here.db, { userIds: [member.id] });
    expect(await member.browser.closed).toBe(liveClose.sessionEnded);
    expect((await member.at(there)(notifications.list)).statusCode).toBe(401);
  });

  it('hint at a new post everywhere', async () => {
    const reader = await memberThere();
    const author = await here.as(await createUser(here.db));
    const posted = await author(posts.create, { body: { content: 'Casting on Friday.' } });
    expect(posted.statusCode).toBe(201);
    await eventually(() => expect(reader.browser.messages).toContainEqual({ type: 'feed' }));
  });
});
