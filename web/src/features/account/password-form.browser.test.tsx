import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { auth } from '#contract/auth/contract.ts';
import { noConnectionMessage } from '#web/lib/api/api-error.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { PasswordForm } from './password-form.tsx';

const current = page.getByLabelText('Current password');
const next = page.getByLabelText('New password');
const again = page.getByLabelText('Confirm new password');
const submit = page.getByRole('button', { name: 'Change Password' });

async function fillIn(confirmation = 'a quiet lighthouse'): Promise<void> {
  await renderInApp(<PasswordForm />);
  await current.fill('the old one');
  await next.fill('a quiet lighthouse');
  await again.fill(confirmation);
}

describe('PasswordForm', () => {
  it('is not sent where the two new passwords differ', async () => {
    await fillIn('a quiet lighthousf');
    await submit.click();
    await expect.element(again).toHaveAccessibleDescription("Passwords don't match");
    await expect.element(again).toHaveFocus();
    expect(fakeApi.requests(auth.changePassword)).toEqual([]);
  });

  it('says at its field that the current password is wrong, and keeps the others', async () => {
    fakeApi.fail(auth.changePassword, 'invalid', 'Please look again.', [
      { path: 'currentPassword', message: 'Current password is incorrect' },
    ]);
    await fillIn();
    await submit.click();
    await expect.element(current).toHaveAccessibleDescription('Current password is incorrect');
    await expect.element(current).toHaveFocus();
    await expect.element(next).toHaveValue('a quiet lighthouse');
  });

  it('keeps everything when the connection is lost', async () => {
    fakeApi.disconnect(auth.changePassword);
    await fillIn();
    await submit.click();
    await expect.element(page.getByText(noConnectionMessage)).toBeVisible();
    await expect.element(current).toHaveValue('the old one');
    await expect.element(again).toHaveValue('a quiet lighthouse');
    expect(fakeApi.requests(auth.changePassword)).toHaveLength(1);
  });

  it('is sent once, and then empty', async () => {
    fakeApi.respond(auth.changePassword, { message: 'Your other devices were signed out.' });
    const release = fakeApi.hold(auth.changePassword);
    await fillIn();
    await userEvent.keyboard('{Enter}');
    await expect.element(submit).toBeDisabled();
    await userEvent.keyboard('{Enter}');
    release();
    await expect.element(page.getByText('Your other devices were signed out.')).toBeVisible();
    await expect.element(current).toHaveValue('');
    await expect.element(next).toHaveValue('');
    expect(fakeApi.requests(auth.changePassword)).toHaveLength(1);
  });
});
