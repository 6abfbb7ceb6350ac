import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { auth } from '#contract/auth/contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { makeViewer } from '#web/testing/make-viewer.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { PasswordSettings } from './password-settings.tsx';

const google = makeViewer({ hasPassword: false });
const mailLink = page.getByRole('button', { name: 'Mail me a link' });

it('tells a member without a password where theirs is looked after', async () => {
  await renderInApp(<PasswordSettings />, { viewer: google });
  await expect.element(page.getByText(/there is no password to change/)).toBeVisible();
  expect(page.getByText('Settings Not Available').elements().length).toBeGreaterThan(1);
  await expect
    .element(page.getByRole('link', { name: 'your Google account' }))
    .toHaveAttribute('href', 'https://myaccount.google.com/security');
  await expect
    .element(page.getByRole('button', { name: 'Change Password' }))
    .not.toBeInTheDocument();
});

it('offers a first password by mail', async () => {
  fakeApi.fail(auth.forgotPassword, 'too_many_requests', 'Please wait 40 minutes.');
  await renderInApp(<PasswordSettings />, { viewer: google });
  await mailLink.click();
  await expect.element(page.getByText('No link was sent')).toBeVisible();
  fakeApi.respond(auth.forgotPassword, { message: 'If this address has an account …' });
  await mailLink.click();
  await expect.element(page.getByText(/on its way to maya@nyu.edu/)).toBeVisible();
  await expect
    .poll(() => fakeApi.requests(auth.forgotPassword).at(-1)?.body)
    .toEqual({ email: 'maya@nyu.edu' });
});
