import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { notifications } from '#contract/notifications/contract.ts';
import { paths } from '#contract/paths.ts';
import { setPageTitle } from '#web/lib/browser/document-title.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { makeNotification } from '#web/testing/make-notification.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { setViewport } from '#web/testing/set-viewport.ts';
import { NotificationBell } from './notification-bell.tsx';

const bell = page.getByRole('button', { name: /^Notifications/ });
const list = page.getByRole('dialog', { name: 'Notifications' });
const rows = list.getByRole('listitem');
const undo = page.getByRole('button', { name: 'Undo' });

const like = makeNotification();
const milestone = makeNotification({
  id: 'note_milestone',
  type: 'job_milestone',
  title: '10 views',
  message: '“Harpist” has been viewed 10 times.',
  data: {},
  actor: null,
  actorCount: 1,
});
const read = makeNotification({ id: 'note_read', isRead: true, message: 'Ana Ruiz likes it.' });

async function openBell() {
  const screen = await renderInApp(<NotificationBell />);
  await bell.click();
  await expect.element(list).toBeVisible();
  return screen;
}

async function openList(unread = 2) {
  fakeApi.respond(notifications.count, { count: unread });
  fakeApi.respond(notifications.list, [like, milestone, read]);
  const screen = await openBell();
  await expect.poll(() => rows.elements().length).toBe(3);
  return screen;
}

describe('NotificationBell', () => {
  it('shows how many are unread, 9+ at most, and says it in the title of the page', async () => {
    setPageTitle('Jobs');
    fakeApi.respond(notifications.count, { count: 12 });
    const screen = await renderInApp(<NotificationBell />);
    await expect.element(bell).toHaveAccessibleName('Notifications, 9+ unread');
    await expect.element(bell).toHaveTextContent('9+');
    expect(document.title).toBe('(12) Jobs · Callboard');
    setPageTitle('Discover Students');
    expect(document.title).toBe('(12) Discover Students · Callboard');
    await screen.unmount();
    expect(document.title).toBe('Discover Students · Callboard');
  });

  it('says what will be here while nothing is', async () => {
    fakeApi.respond(notifications.list, []);
    await renderInApp(<NotificationBell />);
    await expect.element(bell).toHaveAttribute('aria-haspopup', 'dialog');
    await bell.click();
    await expect.element(list).toMatchTextContent(/Nothing has called you yet/);
    await expect.element(bell).toHaveAttribute('aria-expanded', 'true');
  });

  it('is opened and closed by keyboard, and gives the focus back', async () => {
    fakeApi.respond(notifications.list, []);
    await renderInApp(<NotificationBell />);
    await userEvent.tab();
    await expect.element(bell).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(list).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(list).not.toBeInTheDocument();
    await expect.element(bell).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(list).toBeVisible();
  });

  it('says that it loads, and can be tried again', async () => {
    fakeApi.fail(notifications.list, 'unavailable', 'Back in a minute.');
    const release = fakeApi.hold(notifications.list);
    await openBell();
    await expect.element(page.getByRole('status', { name: /^Loading/ })).toBeVisible();
    release();
    await expect.element(list.getByText('Back in a minute.')).toBeVisible();
    fakeApi.respond(notifications.list, [like]);
    await list.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(list.getByText(like.message)).toBeVisible();
  });

  it('is 240 pixels high on a phone and 300 elsewhere', async () => {
    await openList();
    const height = () =>
      list.element().querySelector('.overflow-y-auto')?.getBoundingClientRect().height;
    await setViewport(390, 800);
    expect(height()).toBe(240);
    await setViewport(1024, 800);
    expect(height()).toBe(300);
  });

  it('goes to what a notification is about, marks it read and closes', async () => {
    fakeApi.respond(notifications.markRead);
    await openList();
    await list.getByRole('link', { name: /^Unread: New like/ }).click();
    await expect.element(list).not.toBeInTheDocument();
    expect(location.pathname).toBe('/posts/post_1');
    await expect.element(bell).toHaveAccessibleName('Notifications, 1 unread');
    await expect
      .poll(() => fakeApi.requests(notifications.markRead))
      .toMatchObject([{ params: { id: like.id } }]);
  });

  it('only closes for one that has no page', async () => {
    fakeApi.respond(notifications.markRead);
    await openList();
    await list.getByRole('button', { name: /10 views/ }).click();
    await expect.element(list).not.toBeInTheDocument();
    expect(location.pathname).toBe('/');
  });

  it('marks one read by its check, and unread again when that fails', async () => {
    fakeApi.fail(notifications.markRead, 'unavailable', 'Not now.');
    const release = fakeApi.hold(notifications.markRead);
    await openList();
    const check = list.getByRole('button', { name: `Mark as read: ${like.message}` });
    await check.click();
    await expect.element(check).not.toBeInTheDocument();
    await expect.element(bell).toHaveAccessibleName('Notifications, 1 unread');
    release();
    await expect.element(check).toBeVisible();
    await expect.element(bell).toHaveAccessibleName('Notifications, 2 unread');
    await expect.element(page.getByText('Not now.')).toBeVisible();
  });

  it('marks all read', async () => {
    fakeApi.respond(notifications.markAllRead);
    await openList();
    const all = list.getByRole('button', { name: 'Mark all read' });
    await all.click();
    await expect.element(bell).toHaveAccessibleName('Notifications');
    await expect.element(all).not.toBeInTheDocument();
    expect(list.getByRole('button', { name: /^Mark as read/ }).elements()).toEqual([]);
  });

  it('leads to all of them', async () => {
    await openList();
    await list.getByRole('link', { name: 'See all notifications' }).click();
    await expect.element(list).not.toBeInTheDocument();
    expect(location.pathname).toBe(paths.notifications);
  });
});

describe('a deleted notification', () => {
  const remove = (message: string) =>
    list.getByRole('button', { name: `Delete: ${message}` }).click();
  const removed = () => fakeApi.requests(notifications.remove).map(({ params }) => params.id);

  it('is gone at once, and back by Undo without a request', async () => {
    await openList();
    await remove(like.message);
    await expect.poll(() => rows.elements().length).toBe(2);
    await expect.element(bell).toHaveAccessibleName('Notifications, 1 unread');
    await undo.click();
    await expect.poll(() => rows.elements().length).toBe(3);
    await expect.element(bell).toHaveAccessibleName('Notifications, 2 unread');
    expect(removed()).toEqual([]);
  });

  it('is deleted when another one is, and that one when the page is left', async () => {
    fakeApi.respond(notifications.remove);
    await openList();
    await remove(like.message);
    await expect.element(undo).toBeVisible();
    await remove(read.message);
    await expect.poll(removed).toEqual([like.id]);
    dispatchEvent(new Event('beforeunload'));
    dispatchEvent(new PageTransitionEvent('pagehide'));
    await expect.poll(removed).toEqual([like.id, read.id]);
    await expect.poll(() => rows.elements().length).toBe(1);
    expect(removed()).toEqual([like.id, read.id]);
    await expect.element(bell).toHaveAccessibleName('Notifications, 1 unread');
  });

  it('comes back when it could not be deleted', async () => {
    fakeApi.fail(notifications.remove, 'unavailable', 'Not now.');
    await openList();
    await remove(like.message);
    await expect.poll(() => rows.elements().length).toBe(2);
    dispatchEvent(new PageTransitionEvent('pagehide'));
    await expect.element(page.getByText('Not now.')).toBeVisible();
    await expect.poll(() => rows.elements().length).toBe(3);
    await expect.element(bell).toHaveAccessibleName('Notifications, 2 unread');
  });
});
