import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { account } from '#contract/account/contract.ts';
import { auth } from '#contract/auth/contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { listPageLoads } from '#web/testing/page-loads.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { RestoreScreen } from './restore-screen.tsx';

const left = {
  firstName: 'Maya',
  deletionDueAt: '2026-11-30T18:00:00.000Z',
  isSuspended: false,
};
const restore = page.getByRole('button', { name: 'Restore my account' });

const open = () => renderInApp(<RestoreScreen />, { path: '/auth?mode=restore', viewer: null });

describe('RestoreScreen', () => {
  it('leads to the sign-in where nobody who has left is signed in', async () => {
    fakeApi.fail(account.pendingDeletion, 'unauthenticated', 'Please sign in first.');
    await open();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Please sign in first.');
    await expect
      .element(page.getByRole('link', { name: 'Go to Sign In' }))
      .toHaveAttribute('href', '/auth?mode=login');
  });

  it('says until when, and restores', async () => {
    fakeApi.respond(account.pendingDeletion, left);
    fakeApi.respond(account.restore);
    await open();
    await expect.element(page.getByRole('heading', { name: 'Come back, Maya?' })).toBeVisible();
    await expect.element(page.getByText(/November 30, 2026/)).toBeVisible();
    await restore.click();
    await expect.poll(listPageLoads).toEqual(['/']);
  });

  it('leads a suspended member back to their suspension', async () => {
    fakeApi.respond(account.pendingDeletion, { ...left, isSuspended: true });
    fakeApi.respond(account.restore);
    await open();
    await expect.element(page.getByText(/it is still suspended/)).toBeVisible();
    await restore.click();
    await expect.poll(listPageLoads).toEqual(['/suspended']);
  });

  it('says why it did not restore', async () => {
    fakeApi.respond(account.pendingDeletion, left);
    fakeApi.fail(account.restore, 'gone', 'It is too late: this account is being deleted.');
    await open();
    await restore.click();
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('It is too late: this account is being deleted.');
    expect(listPageLoads()).toEqual([]);
  });

  it('signs out', async () => {
    fakeApi.respond(account.pendingDeletion, left);
    fakeApi.respond(auth.logOut);
    await open();
    await page.getByRole('button', { name: 'Stay away and sign out' }).click();
    await expect.poll(listPageLoads).toEqual(['/']);
    expect(fakeApi.requests(account.restore)).toEqual([]);
  });
});
