import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { auth } from '#contract/auth/contract.ts';
import { liveClose } from '#contract/live.ts';
import { conversations } from '#contract/messages/contract.ts';
import { notifications } from '#contract/notifications/contract.ts';
import { takeSuspensionNotice } from '#web/lib/session/suspension-notice.ts';
import { goOffline } from '#web/testing/connection.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { fakeLive } from '#web/testing/fake-live.ts';
import { makeViewer } from '#web/testing/make-viewer.ts';
import { listPageLoads } from '#web/testing/page-loads.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { setViewport } from '#web/testing/set-viewport.ts';
import { AppShell } from './app-shell.tsx';
import { pollEvery } from './start-live-updates.ts';

const viewer = makeViewer();
const shell = (
  <AppShell>
    <h1>Jobs</h1>
  </AppShell>
);

/** Waits for the page's live connection. */
async function connection() {
  await expect.poll(() => fakeLive.open().length).toBe(1);
  const [socket] = fakeLive.open();
  if (!socket) throw new Error('The page opened no live connection.');
  return socket;
}

const countRequests = () => fakeApi.requests(notifications.count).length;
const bell = (name: string) => page.getByRole('button', { name });
async function connectWithCount(count: number) {
  fakeApi.respond(notifications.count, { count });
  await renderInApp(shell, { viewer });
  await expect.element(bell(`Notifications, ${count} unread`)).toBeVisible();
  return connection();
}

/** Accepts, and waits for the count that the page asks for then. */
async function acceptConnection(socket: Awaited<ReturnType<typeof connection>>): Promise<void> {
  const before = countRequests();
  socket.accept(viewer.id);
  await expect.poll(countRequests).toBe(before + 1);
}

describe('AppShell', () => {
  it('keeps the navigation and the word of a lost connection in sight on a long page', async () => {
    await renderInApp(
      <AppShell>
        <div style={{ height: 4_000 }} />
      </AppShell>,
    );
    goOffline();
    await expect.element(page.getByText(/You are offline/)).toBeVisible();
    scrollTo(0, 2_000);
    await expect.element(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
    await expect.element(page.getByText(/You are offline/)).toBeInViewport({ ratio: 1 });
    scrollTo(0, 0);
  });

  it('has a way past the navigation to the page', async () => {
    await renderInApp(shell);
    await userEvent.tab();
    await expect.element(page.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('main')).toHaveFocus();
    await expect.element(page.getByRole('main')).toMatchTextContent(/Jobs/);
  });

  it('says above the page that there is no connection', async () => {
    await renderInApp(shell);
    goOffline();
    await expect.element(page.getByText(/You are offline/)).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Jobs' })).toBeVisible();
  });

  it('leaves the end of the page free of the navigation below it on a phone', async () => {
    await setViewport(390, 700);
    await renderInApp(
      <AppShell>
        <div style={{ height: 2_000 }} />
        <p>The end</p>
      </AppShell>,
    );
    scrollTo(0, document.documentElement.scrollHeight);
    const bar = page.getByRole('navigation', { name: 'Main' });
    await expect
      .poll(() => page.getByText('The end').element().getBoundingClientRect().bottom)
      .toBeLessThanOrEqual(bar.element().getBoundingClientRect().top);
    scrollTo(0, 0);
  });
});

describe('the live connection of the shell', () => {
  it('says who looks at which page', async () => {
    await renderInApp(shell, { viewer });
    const socket = await connection();
    socket.accept(viewer.id);
    expect(socket.sent).toEqual([
      { type: 'auth', userId: viewer.id },
      { type: 'page', page: '/' },
    ]);
  });

  it('loads the counts again once it stands: what changed before, nobody told the page', async () => {
    const socket = await connectWithCount(2);
    fakeApi.respond(notifications.count, { count: 3 });
    socket.accept(viewer.id);
    await expect.element(bell('Notifications, 3 unread')).toBeVisible();
  });

  it('is closed with the shell', async () => {
    const screen = await renderInApp(shell, { viewer });
    (await connection()).accept(viewer.id);
    await screen.unmount();
    expect(fakeLive.open()).toEqual([]);
  });

  it('leaves the page when the session has ended', async () => {
    await renderInApp(shell, { viewer, path: '/jobs' });
    const socket = await connection();
    socket.accept(viewer.id);
    socket.end(liveClose.sessionEnded);
    await expect.poll(listPageLoads).toEqual(['/']);
  });

  it('leaves for the sign-in screen, which says why, when the member is suspended', async () => {
    await renderInApp(shell, { viewer, path: '/jobs' });
    const socket = await connection();
    socket.accept(viewer.id);
    socket.receive({ type: 'suspended', message: 'Suspended until Friday. Reason: spam.' });
    socket.end(liveClose.sessionEnded);
    await expect.poll(listPageLoads).toEqual(['/auth?error=suspended']);
    expect(takeSuspensionNotice()).toBe('Suspended until Friday. Reason: spam.');
  });

  it('asks whether one is still signed in when it is refused, and leaves if not', async () => {
    fakeApi.fail(auth.user, 'unauthenticated', 'Please sign in.');
    await renderInApp(shell, { viewer, path: '/jobs' });
    (await connection()).end(1006);
    await expect.poll(listPageLoads).toEqual(['/']);
  });

  it('stays when it is refused and one is still signed in', async () => {
    fakeApi.respond(auth.user, viewer);
    await renderInApp(shell, { viewer, path: '/jobs' });
    (await connection()).end(1006);
    await expect.poll(() => fakeApi.requests(auth.user)).toHaveLength(1);
    await expect.element(page.getByRole('heading', { name: 'Jobs' })).toBeVisible();
    expect(listPageLoads()).toEqual([]);
  });

  it('comes back by itself after a restart of the server', async () => {
    await renderInApp(shell, { viewer });
    const socket = await connection();
    socket.accept(viewer.id);
    socket.end(liveClose.restarting);
    const next = await connection();
    expect(next).not.toBe(socket);
    next.accept(viewer.id);
    expect(next.sent[0]).toEqual({ type: 'auth', userId: viewer.id });
  });

  it('refreshes the count for a message about notifications, and for no other', async () => {
    const socket = await connectWithCount(7);
    await acceptConnection(socket);
    const before = countRequests();
    for (const type of ['pong', 'feed'] as const) socket.receive({ type });
    fakeApi.respond(notifications.count, { count: 3 });
    socket.receive({ type: 'notification' });
    await expect.element(bell('Notifications, 3 unread')).toBeVisible();
    expect(countRequests()).toBe(before + 1);
  });

  it('counts the unread messages anew when a conversation has changed, in another tab too', async () => {
    fakeApi.respond(conversations.unreadCount, { count: 2 });
    await renderInApp(shell, { viewer });
    const link = (name: RegExp) => page.getByRole('link', { name });
    await expect.element(link(/^Messages\s+2 unread$/)).toBeVisible();
    const socket = await connection();
    socket.accept(viewer.id);
    fakeApi.respond(conversations.unreadCount, { count: 0 });
    socket.receive({ type: 'conversation', conversationId: 'conversation_1' });
    await expect.element(link(/^Messages$/)).toBeVisible();
  });

  it('asks after a reconnection for what was missed', async () => {
    const socket = await connectWithCount(7);
    socket.accept(viewer.id);
    fakeApi.respond(notifications.count, { count: 2 });
    socket.end(liveClose.restarting);
    (await connection()).accept(viewer.id);
    await expect.element(bell('Notifications, 2 unread')).toBeVisible();
  });

  it('is replaced by questions every 30 seconds while it is down', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const socket = await connectWithCount(7);
    fakeApi.respond(notifications.count, { count: 8 });
    vi.advanceTimersByTime(pollEvery);
    await expect.element(bell('Notifications, 8 unread')).toBeVisible();
    await acceptConnection(socket);
    const before = countRequests();
    vi.advanceTimersByTime(10 * pollEvery);
    fakeApi.respond(notifications.count, { count: 9 });
    socket.receive({ type: 'notification' });
    await expect.element(bell('Notifications, 9 unread')).toBeVisible();
    expect(countRequests()).toBe(before + 1);
  });
});
