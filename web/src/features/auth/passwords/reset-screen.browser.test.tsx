import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { auth } from '#contract/auth/contract.ts';
import { noConnectionMessage } from '#web/lib/api/api-error.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { ResetScreen } from './reset-screen.tsx';

const password = page.getByLabelText('New password');
const confirmation = page.getByLabelText('Confirm new password');
const submit = page.getByRole('button', { name: 'Set Password' });
const alert = page.getByRole('alert');

async function fillIn(repeated = 'a quiet lighthouse'): Promise<void> {
  await renderInApp(<ResetScreen token="token_1" />, { viewer: null });
  await password.fill('a quiet lighthouse');
  await confirmation.fill(repeated);
  await submit.click();
}

describe('ResetScreen', () => {
  it('is not sent where the two passwords differ', async () => {
    await fillIn('a quiet lighthousf');
    await expect.element(alert).toHaveTextContent('Passwords do not match');
    expect(fakeApi.requests(auth.resetPassword)).toEqual([]);
  });

  it('says that the link was used before, and offers a new one', async () => {
    fakeApi.fail(auth.resetPassword, 'invalid', 'This link was used before.', [
      { path: 'token', message: 'Used' },
    ]);
    await fillIn();
    await expect.element(alert).toHaveTextContent('This link was used before.');
    await expect
      .element(page.getByRole('link', { name: 'Ask for a new link' }))
      .toHaveAttribute('href', '/auth?mode=forgot');
  });

  it('shows what the server has against the password at its field', async () => {
    fakeApi.fail(auth.resetPassword, 'invalid', 'Please look again.', [
      { path: 'password', message: 'You had this one before.' },
    ]);
    await fillIn();
    await expect.element(alert).toHaveTextContent('You had this one before.');
    await expect.element(password).toHaveFocus();
  });

  it('keeps both when the connection is lost, and leads on once it is set', async () => {
    fakeApi.disconnect(auth.resetPassword);
    await fillIn();
    await expect.element(alert).toHaveTextContent(noConnectionMessage);
    await expect.element(password).toHaveValue('a quiet lighthouse');
    await expect.element(confirmation).toHaveValue('a quiet lighthouse');
    fakeApi.respond(auth.resetPassword, { message: 'You can sign in with it now.' });
    await submit.click();
    await expect.element(page.getByText('You can sign in with it now.')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Go to Sign In' }))
      .toHaveAttribute('href', '/auth?mode=login');
  });
});
