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
  renderInApp(<VerifyScreen email="maya@nyu.edu" next="/jobs" onBack={vi.fn()} />, {
    viewer: null,
  });

describe('VerifyScreen', () => {
  it('takes the focus, and waits for the whole code', async () => {
    await open();
    await expect.element(code).toHaveFocus();
    await userEvent.keyboard('ab12c');
    await expect.element(code).toHaveValue('AB12C');
    await expect.element(submit).toBeDisabled();
    await userEvent.keyboard('3');
    await expect.element(submit).toBeEnabled();
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
    await code.fill('AB12C3');
    await submit.click();
    await expect.element(alert).toHaveTextContent(says);
    await expect.element(code).toHaveValue('AB12C3');
    await expect.element(code).toHaveFocus();
    expect(listPageLoads()).toEqual([]);
  });

  it('goes on where the member wanted to go, and sends the code once', async () => {
    fakeApi.respond(auth.verifyOtp, makeViewer());
    const release = fakeApi.hold(auth.verifyOtp);
    await open();
    await code.fill('AB12C3');
    await userEvent.keyboard('{Enter}');
    await expect.element(submit).toBeDisabled();
    await userEvent.keyboard('{Enter}');
    release();
    await expect.poll(listPageLoads).toEqual(['/jobs']);
    expect(fakeApi.requests(auth.verifyOtp)).toMatchObject([
      { body: { email: 'maya@nyu.edu', otpCode: 'AB12C3' } },
    ]);
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
    expect(fakeApi.requests(auth.resendOtp)).toMatchObject([{ body: { email: 'maya@nyu.edu' } }]);
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
