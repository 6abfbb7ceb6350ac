import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { auth, resendCooldownSeconds } from '#contract/auth/contract.ts';
import { noConnectionMessage } from '#web/lib/api/api-error.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { makeViewer } from '#web/testing/make-viewer.ts';
import { listPageLoads } from '#web/testing/page-loads.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { VerifyScreen } from './verify-screen.tsx';

const code = page.getByRole('textbox', { name: 'Verification code' });
const submit = page.getByRole('button', { name: 'Verify Email' });
const resend = page.getByRole('button', { name: /^Send a new code/ });
const alert = page.getByRole('alert');

const open = () =>
  renderInApp(
    <VerifyScreen
      pending={{ email: 'maya@nyu.edu', sentAt: Date.now() }}
      next="/jobs"
      onBack={vi.fn()}
    />,
    { viewer: null },
  );

describe('VerifyScreen', () => {
  it('takes the focus, asks for digits, and sends the code at the sixth', async () => {
    fakeApi.respond(auth.verifyOtp, makeViewer());
    await open();
    await expect.element(code).toHaveFocus();
    await expect.element(code).toHaveAttribute('inputmode', 'numeric');
    await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.keyboard('12 34a5');
    await expect.element(code).toHaveValue('12345');
    await expect.element(submit).toBeDisabled();
    expect(fakeApi.requests(auth.verifyOtp)).toEqual([]);
    await userEvent.keyboard('6');
    await expect.poll(listPageLoads).toEqual(['/jobs']);
  });

  it.each([
    [
      'a wrong code',
      () => fakeApi.fail(auth.verifyOtp, 'invalid', 'That code is wrong. 4 tries are left.'),
      'That code is wrong. 4 tries are left.',
    ],
    ['a lost connection', () => fakeApi.disconnect(auth.verifyOtp), noConnectionMessage],
  ])('says that there was %s, and returns to the field', async (_, prepare, says) => {
    prepare();
    await open();
    await code.fill('123456');
    await expect.element(alert).toHaveTextContent(says);
    await expect.element(code).toHaveValue('123456');
    await expect.element(code).toHaveFocus();
    expect(listPageLoads()).toEqual([]);
  });

  it('can be sent again by its button', async () => {
    fakeApi.disconnect(auth.verifyOtp);
    await open();
    await code.fill('123456');
    await expect.element(alert).toHaveTextContent(noConnectionMessage);
    fakeApi.respond(auth.verifyOtp, makeViewer());
    await submit.click();
    await expect.poll(listPageLoads).toEqual(['/jobs']);
  });

  it('takes a pasted line, goes on where the member wanted to go, and sends the code once', async () => {
    fakeApi.respond(auth.verifyOtp, makeViewer());
    const release = fakeApi.hold(auth.verifyOtp);
    await open();
    await code.fill('Your code: 123 456');
    await expect.element(submit).toBeDisabled();
    await userEvent.keyboard('{Enter}{Backspace}6');
    release();
    await expect.poll(listPageLoads).toEqual(['/jobs']);
    await expect
      .poll(() => fakeApi.requests(auth.verifyOtp))
      .toMatchObject([{ body: { email: 'maya@nyu.edu', otpCode: '123456' } }]);
  });
});

describe('a new code', () => {
  const openWithClock = async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    await open();
  };
  const waitOut = () => vi.advanceTimersByTime(resendCooldownSeconds * 1_000);

  it('can be sent once the seconds are over, and then has to wait again', async () => {
    fakeApi.respond(auth.resendOtp, { message: 'A new code is on its way.' });
    await openWithClock();
    await expect.element(resend).toHaveTextContent(`Send a new code in ${resendCooldownSeconds} s`);
    await expect.element(resend).toBeDisabled();
    waitOut();
    await expect.element(resend).toBeEnabled();
    await resend.click();
    await expect.element(page.getByText('A new code is on its way.')).toBeVisible();
    await expect.element(resend).toBeDisabled();
    await expect
      .poll(() => fakeApi.requests(auth.resendOtp))
      .toMatchObject([{ body: { email: 'maya@nyu.edu' } }]);
  });

  it('can be asked for again at once where none was sent', async () => {
    fakeApi.fail(auth.resendOtp, 'unavailable');
    await openWithClock();
    waitOut();
    await resend.click();
    await expect.element(page.getByText('No code was sent. Please try again.')).toBeVisible();
    await expect.element(resend).toBeEnabled();
  });
});
