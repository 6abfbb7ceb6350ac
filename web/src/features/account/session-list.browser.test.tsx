import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { auth, type MySession } from '#contract/auth/contract.ts';
import { noConnectionMessage } from '#web/lib/api/api-error.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { listPageLoads } from '#web/testing/page-loads.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { SessionList } from './session-list.tsx';

const phone: MySession = {
  id: 'session_phone',
  device: 'Safari on iPhone',
  address: '192.0.2.7',
  createdAt: '2026-01-05T12:00:00.000Z',
  lastSeenAt: '2026-01-05T12:00:00.000Z',
  isCurrent: false,
};
const laptop: MySession = { ...phone, id: 'session_laptop', device: 'Firefox', isCurrent: true };
const tablet: MySession = { ...phone, id: 'session_tablet', device: 'Chrome on iPad' };

const row = (device: string) => page.getByRole('listitem').filter({ hasText: device });
const signOut = (device: string) => page.getByRole('button', { name: `Sign out ${device}` });
const everywhere = page.getByRole('button', { name: 'Sign out everywhere' });
const confirm = (name: string) => page.getByRole('alertdialog').getByRole('button', { name });
const toast = (text: string) => page.getByText(text, { exact: true });

describe('SessionList', () => {
  it('loads, shows this device first, and does not let it sign itself out alone', async () => {
    fakeApi.respond(auth.listSessions, [phone, laptop]);
    const release = fakeApi.hold(auth.listSessions);
    await renderInApp(<SessionList />);
    await expect.element(page.getByRole('status', { name: 'Loading your devices' })).toBeVisible();
    release();
    await expect
      .element(page.getByRole('listitem').first())
      .toHaveTextContent('FirefoxActive now · 192.0.2.7This device');
    await expect.element(signOut('Safari on iPhone')).toBeVisible();
    await expect.element(signOut('Firefox')).not.toBeInTheDocument();
  });

  it('can be tried again when it did not load', async () => {
    fakeApi.disconnect(auth.listSessions);
    await renderInApp(<SessionList />);
    await expect.element(page.getByRole('alert')).toHaveTextContent(noConnectionMessage);
    fakeApi.respond(auth.listSessions, [laptop]);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(row('Firefox')).toBeVisible();
  });

  it('keeps the devices it shows when more of them do not load', async () => {
    fakeApi.respond(auth.listSessions, [laptop, phone], { nextCursor: 'after-phone' });
    await renderInApp(<SessionList />);
    await expect.element(row('Safari on iPhone')).toBeVisible();
    fakeApi.fail(auth.listSessions, 'unavailable');
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('The rest did not load.');
    await expect.element(row('Safari on iPhone')).toBeVisible();
    fakeApi.respond(auth.listSessions, [tablet]);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(row('Chrome on iPad')).toBeVisible();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  it('signs nothing out before it is confirmed', async () => {
    fakeApi.respond(auth.listSessions, [laptop, phone]);
    await renderInApp(<SessionList />);
    await signOut('Safari on iPhone').click();
    await expect.element(confirm('Sign out')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
    await expect.element(signOut('Safari on iPhone')).toHaveFocus();
    expect(fakeApi.requests(auth.endSession)).toEqual([]);
  });

  it('puts a device back that could not be signed out', async () => {
    fakeApi.respond(auth.listSessions, [laptop, phone]);
    fakeApi.fail(auth.endSession, 'internal');
    const release = fakeApi.hold(auth.endSession);
    await renderInApp(<SessionList />);
    await signOut('Safari on iPhone').click();
    await confirm('Sign out').click();
    await expect.element(row('Safari on iPhone')).not.toBeInTheDocument();
    release();
    await expect.element(toast('This device is still signed in')).toBeVisible();
    await expect.element(row('Safari on iPhone')).toBeVisible();
  });

  it('leaves for the front page only once every device is signed out', async () => {
    fakeApi.respond(auth.listSessions, [laptop]);
    fakeApi.disconnect(auth.logOutEverywhere);
    await renderInApp(<SessionList />);
    await everywhere.click();
    await confirm('Sign out everywhere').click();
    await expect.element(toast('You are still signed in')).toBeVisible();
    expect(listPageLoads()).toEqual([]);
    fakeApi.respond(auth.logOutEverywhere);
    await everywhere.click();
    await confirm('Sign out everywhere').click();
    await expect.poll(listPageLoads).toEqual(['/']);
  });
});
