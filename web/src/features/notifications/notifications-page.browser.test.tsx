import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { type Notification, notifications } from '#contract/notifications/contract.ts';
import { notificationTypes } from '#contract/notifications/types.ts';
import { paths } from '#contract/paths.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { makeNotification } from '#web/testing/make-notification.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { setViewport } from '#web/testing/set-viewport.ts';
import { NotificationsPage } from './notifications-page.tsx';

const day = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * day).toISOString();
const today = makeNotification({ id: 'note_today', message: 'Ana Ruiz likes your post.' });
const yesterday = makeNotification({
  id: 'note_yesterday',
  message: 'Ben Okoro and 4 others like your post.',
  actorCount: 5,
  createdAt: daysAgo(1),
});
const view = makeNotification({
  id: 'note_view',
  type: 'profile_view',
  title: 'New profile view',
  message: 'Cleo Marsh viewed your profile.',
  data: { viewerId: 'user_cleo' },
  createdAt: daysAgo(3),
});

const renderPage = (path = '/notifications') => renderInApp(<NotificationsPage />, { path });
const text = (message: string) => page.getByText(message);
const chip = (name: string) => page.getByRole('button', { name, exact: true });

describe('NotificationsPage', () => {
  it('lists everything by day', async () => {
    fakeApi.respond(notifications.list, [today, yesterday, view]);
    await renderPage();
    await expect.element(text(today.message)).toBeVisible();
    const headings = page.getByRole('heading', { level: 2 }).elements();
    expect(headings.slice(0, 2).map((heading) => heading.textContent)).toEqual([
      'Today',
      'Yesterday',
    ]);
    expect(headings[2]?.textContent).toMatch(/^\w+day, \w+ \d+/);
    await expect.element(page.getByRole('region', { name: 'Yesterday' })).toMatchTextContent(/Ben/);
  });

  it('asks for one kind, which stays in the address', async () => {
    const ofKind = ({ query }: { query: { type?: Notification['type'] | undefined } }) =>
      [today, yesterday, view].filter(({ type }) => !query.type || query.type === type);
    fakeApi.respond(notifications.list, ofKind);
    await renderPage();
    await expect.element(text(today.message)).toBeVisible();
    await chip('Profile views').click();
    await expect.element(text(view.message)).toBeVisible();
    await expect.element(text(today.message)).not.toBeInTheDocument();
    expect(location.search).toBe('?kind=profile_view');
    await expect.element(chip('Profile views')).toHaveAttribute('aria-pressed', 'true');
    await chip('All').click();
    await expect.element(text(today.message)).toBeVisible();
    expect(location.search).toBe('');
  });

  it('has a chip for every kind, and says when one is empty', async () => {
    fakeApi.respond(notifications.list, []);
    await renderPage('/notifications?kind=message');
    const chips = page.getByRole('list', { name: 'Filter by kind' }).getByRole('button');
    await expect.poll(() => chips.elements().length).toBe(notificationTypes.length + 1);
    await expect.element(text('Nothing under “Messages” yet.')).toBeVisible();
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect.element(page.getByText(/^Nothing has called you yet/)).toBeVisible();
    const way = page.getByRole('link', { name: 'Discover students' });
    await expect.element(way).toHaveAttribute('href', paths.discover);
  });

  it('takes an unknown kind for none', async () => {
    fakeApi.respond(notifications.list, [today]);
    await renderPage('/notifications?kind=nonsense');
    await expect.element(text(today.message)).toBeVisible();
  });

  it('goes on to the next page, and shows one that moved only once', async () => {
    const pages = ({ query }: { query: { cursor?: string | undefined } }) => {
      if (!query.cursor) return [today];
      fakeApi.respond(notifications.list, [today, view]);
      return [today, view];
    };
    fakeApi.respond(notifications.list, pages, { nextCursor: 'more' });
    await renderPage();
    await expect.element(text(view.message)).toBeVisible();
    expect(text(today.message).elements()).toHaveLength(1);
  });

  it('can be tried again', async () => {
    fakeApi.fail(notifications.list, 'unavailable', 'Back in a minute.');
    await renderPage();
    await expect.element(text('Back in a minute.')).toBeVisible();
    fakeApi.respond(notifications.list, [today]);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(text(today.message)).toBeVisible();
  });

  it('marks all read', async () => {
    fakeApi.respond(notifications.count, { count: 3 });
    fakeApi.respond(notifications.list, [today, yesterday, view]);
    fakeApi.respond(notifications.markAllRead);
    await renderPage();
    await page.getByRole('button', { name: 'Mark all read' }).click();
    await expect
      .poll(() => page.getByRole('button', { name: /^Mark as read/ }).elements())
      .toEqual([]);
  });

  it('has room for everything on a small phone', async () => {
    await setViewport(320, 700);
    fakeApi.respond(notifications.list, [today, yesterday, view]);
    await renderPage();
    await expect.element(text(view.message)).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });
});
