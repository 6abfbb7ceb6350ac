import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { conversations } from '#contract/messages/contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { makeViewer } from '#web/testing/make-viewer.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { setViewport } from '#web/testing/set-viewport.ts';
import { BottomNavigation } from './bottom-navigation.tsx';
import { TopNavigation } from './top-navigation.tsx';

function Navigations() {
  return (
    <>
      <TopNavigation />
      <BottomNavigation />
    </>
  );
}

const navigation = page.getByRole('navigation', { name: 'Main' });
const link = (name: string | RegExp) => navigation.getByRole('link', { name });

describe.each([
  ['a desk', 1280],
  ['a phone', 390],
])('the navigation on %s', (_, width) => {
  it('is there once', async () => {
    await setViewport(width, 800);
    await renderInApp(<Navigations />);
    await expect.element(navigation).toBeVisible();
    await expect.element(link('Home')).toHaveAttribute('aria-current', 'page');
  });

  it('marks the page one is on, and the part it belongs to', async () => {
    await setViewport(width, 800);
    await renderInApp(<Navigations />, { path: '/jobs/job_1' });
    await expect.element(link('Jobs')).toHaveAttribute('aria-current', 'true');
    await expect.element(link('Home')).not.toHaveAttribute('aria-current');
  });

  it('goes to another page without loading it anew, and marks it', async () => {
    await setViewport(width, 800);
    await renderInApp(<Navigations />);
    await link('Discover').click();
    expect(location.pathname).toBe('/discover');
    await expect.element(link('Discover')).toHaveAttribute('aria-current', 'page');
    await expect.element(link('Home')).not.toHaveAttribute('aria-current');
  });

  it('says how many messages are unread, 9+ at most', async () => {
    await setViewport(width, 800);
    fakeApi.respond(conversations.unreadCount, { count: 12 });
    await renderInApp(<Navigations />);
    await expect.element(link(/^Messages\s+9\+ unread$/)).toBeVisible();
  });

  it('shows Admin to an administrator only', async () => {
    await setViewport(width, 800);
    const screen = await renderInApp(<Navigations />);
    await expect.element(link('Admin')).not.toBeInTheDocument();
    await screen.unmount();
    await renderInApp(<Navigations />, { viewer: makeViewer({ isAdmin: true }) });
    await expect.element(link('Admin')).toBeVisible();
  });
});

describe('TopNavigation', () => {
  it('is walked by keyboard in the order in which it is read', async () => {
    await renderInApp(<TopNavigation />);
    const names = [
      'Callboard, home',
      'Home',
      'Jobs',
      'Discover',
      'Messages',
      'Notifications',
      'Your menu',
    ];
    for (const name of names) {
      await userEvent.tab();
      await expect
        .element(page.getByRole('link', { name }).or(page.getByRole('button', { name })))
        .toHaveFocus();
    }
  });

  it('leads home by the wordmark', async () => {
    await renderInApp(<TopNavigation />, { path: '/settings' });
    await page.getByRole('link', { name: 'Callboard, home' }).click();
    expect(location.pathname).toBe('/');
  });
});

describe('BottomNavigation', () => {
  it('leads to the own profile, but is not marked on that of others', async () => {
    await setViewport(390, 800);
    await renderInApp(<BottomNavigation />, { path: '/profile/user_2' });
    await expect.element(link('Profile')).not.toHaveAttribute('aria-current');
    await link('Profile').click();
    await expect.element(link('Profile')).toHaveAttribute('aria-current', 'page');
  });

  it('is high enough for a thumb', async () => {
    await setViewport(390, 800);
    await renderInApp(<BottomNavigation />, { viewer: makeViewer({ isAdmin: true }) });
    for (const name of ['Home', 'Jobs', 'Discover', 'Messages', 'Admin']) {
      const { width, height } = link(name).element().getBoundingClientRect();
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  });
});
