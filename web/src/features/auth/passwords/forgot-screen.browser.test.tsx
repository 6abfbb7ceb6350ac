import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { auth } from '#contract/auth/contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { ForgotScreen } from './forgot-screen.tsx';

const email = page.getByLabelText('E-mail');

describe('ForgotScreen', () => {
  it('does not ask the server about what is no address', async () => {
    await renderInApp(<ForgotScreen />, { viewer: null });
    await email.fill('maya');
    await userEvent.keyboard('{Enter}');
    await expect.element(email).toHaveAttribute('aria-invalid', 'true');
    expect(fakeApi.requests(auth.forgotPassword)).toEqual([]);
  });

  it('says that no link was sent, and keeps the address for the next try', async () => {
    fakeApi.fail(auth.forgotPassword, 'internal');
    await renderInApp(<ForgotScreen />, { viewer: null });
    await email.fill('maya@nyu.edu');
    await userEvent.keyboard('{Enter}');
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('The link could not be sent. Please try again.');
    await expect.element(email).toHaveValue('maya@nyu.edu');
    fakeApi.respond(auth.forgotPassword, { message: 'Look into your mail.' });
    await page.getByRole('button', { name: 'Send Link' }).click();
    await expect.element(page.getByText('Look into your mail.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Send Again' })).toBeEnabled();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });
});
