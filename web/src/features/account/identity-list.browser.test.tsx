import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { auth, type LinkedIdentity } from '#contract/auth/contract.ts';
import { noConnectionMessage } from '#web/lib/api/api-error.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { makeViewer } from '#web/testing/make-viewer.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { IdentityList } from './identity-list.tsx';

const google: LinkedIdentity = {
  id: 'identity_1',
  email: 'maya@nyu.edu',
  createdAt: '2026-01-05T12:00:00.000Z',
};

const row = page.getByRole('listitem').filter({ hasText: 'maya@nyu.edu' });
const remove = page.getByRole('button', { name: 'Remove maya@nyu.edu' });
const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Remove' });

describe('IdentityList', () => {
  it('loads, and says where none is linked', async () => {
    fakeApi.respond(auth.listIdentities, []);
    const release = fakeApi.hold(auth.listIdentities);
    await renderInApp(<IdentityList />);
    const loading = page.getByRole('status', { name: 'Loading your Google accounts' });
    await expect.element(loading).toBeVisible();
    release();
    await expect.element(page.getByText(/No Google account is linked/)).toBeVisible();
  });

  it('can be tried again when it did not load', async () => {
    fakeApi.disconnect(auth.listIdentities);
    await renderInApp(<IdentityList />);
    await expect.element(page.getByRole('alert')).toHaveTextContent(noConnectionMessage);
    fakeApi.respond(auth.listIdentities, [google]);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(row).toBeVisible();
  });

  it('does not offer to remove the only way to sign in', async () => {
    fakeApi.respond(auth.listIdentities, [google]);
    await renderInApp(<IdentityList />, { viewer: makeViewer({ hasPassword: false }) });
    await expect.element(page.getByText(/Your only way to sign in/)).toBeVisible();
    await expect.element(remove).not.toBeInTheDocument();
  });

  it('removes nothing before it is confirmed', async () => {
    fakeApi.respond(auth.listIdentities, [google]);
    await renderInApp(<IdentityList />, { viewer: makeViewer({ hasPassword: true }) });
    await remove.click();
    await expect.element(confirm).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(remove).toHaveFocus();
    expect(fakeApi.requests(auth.unlinkIdentity)).toEqual([]);
  });

  it('puts back one that could not be removed', async () => {
    fakeApi.respond(auth.listIdentities, [google]);
    fakeApi.fail(auth.unlinkIdentity, 'internal');
    const release = fakeApi.hold(auth.unlinkIdentity);
    await renderInApp(<IdentityList />, { viewer: makeViewer({ hasPassword: true }) });
    await remove.click();
    await confirm.click();
    await expect.element(row).not.toBeInTheDocument();
    release();
    await expect.element(page.getByText('It can still sign in as you')).toBeVisible();
    await expect.element(row).toBeVisible();
  });

  it('removes one', async () => {
    fakeApi.respond(auth.listIdentities, [google]);
    fakeApi.respond(auth.unlinkIdentity);
    await renderInApp(<IdentityList />, { viewer: makeViewer({ hasPassword: true }) });
    await expect.element(row).toBeVisible();
    fakeApi.respond(auth.listIdentities, []);
    await remove.click();
    await confirm.click();
    await expect.element(page.getByText('Google sign-in was removed')).toBeVisible();
    await expect.element(row).not.toBeInTheDocument();
  });
});
