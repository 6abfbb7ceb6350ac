import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { auth } from '#contract/auth/contract.ts';
import { currentUserKey } from '#web/lib/session/session.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { makeViewer } from '#web/testing/make-viewer.ts';
import { listPageLoads } from '#web/testing/page-loads.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { ProfileButton } from './profile-button.tsx';

const button = page.getByRole('button', { name: 'Your menu' });
const menu = page.getByRole('menu');
const item = (name: string) => menu.getByRole('menuitem', { name });
const toasts = page.getByRole('region', { name: /Notifications/ });

describe('ProfileButton', () => {
  it('says whose menu it is', async () => {
    const viewer = makeViewer({ firstName: 'Theo', lastName: 'Lindqvist', email: 't@nyu.edu' });
    await renderInApp(<ProfileButton />, { viewer });
    await expect.element(button).toMatchTextContent(/TL/);
    await button.click();
    await expect.element(menu.getByText('Theo Lindqvist')).toBeVisible();
    await expect.element(menu.getByText('t@nyu.edu')).toBeVisible();
  });

  it.each(['{Enter}', '{ArrowDown}'])('opens on %s, and closes on Escape', async (key) => {
    await renderInApp(<ProfileButton />);
    await userEvent.tab();
    await expect.element(button).toHaveFocus();
    await userEvent.keyboard(key);
    await expect.element(menu).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(item('Profile')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(menu).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  });

  it.each([
    ['Profile', '/profile'],
    ['Settings', '/settings'],
  ])('leads to %s', async (name, path) => {
    await renderInApp(<ProfileButton />);
    await button.click();
    await item(name).click();
    expect(location.pathname).toBe(path);
    await expect.element(menu).not.toBeInTheDocument();
  });

  it('changes the theme, and stays open to compare', async () => {
    await renderInApp(<ProfileButton />);
    await button.click();
    const dark = menu.getByRole('menuitemradio', { name: 'Dark' });
    await expect.element(menu.getByRole('menuitemradio', { name: 'As the system' })).toBeChecked();
    await dark.click();
    await expect.element(dark).toBeChecked();
    expect(document.documentElement.dataset.theme).toBe('dark');
    await expect.element(menu).toBeVisible();
  });
});

describe('Sign Out', () => {
  it('forgets the member, and loads the page anew', async () => {
    fakeApi.respond(auth.logOut);
    const { client } = await renderInApp(<ProfileButton />, { path: '/discover' });
    await button.click();
    await item('Sign Out').click();
    await expect.poll(listPageLoads).toEqual(['/']);
    expect(client.getQueryData(currentUserKey)).toBeUndefined();
  });

  it('says that one is still signed in when the server refuses', async () => {
    fakeApi.fail(auth.logOut, 'unavailable', 'We are restarting. Please try again.');
    await renderInApp(<ProfileButton />);
    await button.click();
    await item('Sign Out').click();
    await expect.element(toasts.getByText('You are still signed in')).toBeVisible();
    await expect.element(toasts.getByText('We are restarting. Please try again.')).toBeVisible();
    expect(listPageLoads()).toEqual([]);
  });

  it('says that one is still signed in when nobody answers', async () => {
    fakeApi.disconnect(auth.logOut);
    await renderInApp(<ProfileButton />);
    await button.click();
    await item('Sign Out').click();
    await expect.element(toasts.getByText('You are still signed in')).toBeVisible();
    await expect.element(toasts.getByText(/check your internet connection/)).toBeVisible();
    expect(fakeApi.requests(auth.logOut)).toHaveLength(1);
  });
});
