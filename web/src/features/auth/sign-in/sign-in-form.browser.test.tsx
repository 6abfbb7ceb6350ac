import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { auth } from '#contract/auth/contract.ts';
import { secondFactor } from '#contract/auth/second-factor.ts';
import { noConnectionMessage } from '#web/lib/api/api-error.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { makeViewer } from '#web/testing/make-viewer.ts';
import { listPageLoads } from '#web/testing/page-loads.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { SignInForm } from './sign-in-form.tsx';

const email = page.getByLabelText('E-mail');
const password = page.getByLabelText('Password', { exact: true });
const submit = page.getByRole('button', { name: 'Sign In', exact: true });
const alert = page.getByRole('alert');
const onUnverified = vi.fn<(email: string) => void>();
const onSecondStep = vi.fn<() => void>();

async function renderForm(next?: string): Promise<void> {
  const steps = { onUnverified, onSecondStep };
  await renderInApp(<SignInForm next={next} {...steps} />, { viewer: null });
}

async function fillIn(next?: string): Promise<void> {
  await renderForm(next);
  await email.fill('maya@nyu.edu');
  await password.fill('a quiet lighthouse');
}

beforeEach(() => {
  onUnverified.mockReset();
  onSecondStep.mockReset();
  fakeApi.disconnect(secondFactor.passkeySignInOptions);
});

describe('SignInForm', () => {
  it('says what is missing before it asks the server', async () => {
    await renderForm();
    await email.fill('maya');
    await submit.click();
    await expect.element(email).toHaveAttribute('aria-invalid', 'true');
    await expect.element(email).toHaveFocus();
    await expect.element(password).toHaveAccessibleDescription('Please enter your password.');
    expect(fakeApi.requests(auth.logIn)).toEqual([]);
  });

  it('keeps what was typed when the password is wrong, and takes the next try', async () => {
    fakeApi.fail(auth.logIn, 'unauthenticated', 'E-mail or password is wrong.');
    await fillIn();
    await submit.click();
    await expect.element(alert).toHaveTextContent('E-mail or password is wrong.');
    await expect.element(email).toHaveValue('maya@nyu.edu');
    await expect.element(password).toHaveValue('a quiet lighthouse');
    expect(listPageLoads()).toEqual([]);
    fakeApi.respond(auth.logIn, makeViewer());
    await password.fill('a loud lighthouse');
    await submit.click();
    await expect.poll(listPageLoads).toEqual(['/']);
    await expect.element(alert).not.toBeInTheDocument();
  });

  it.each([
    ['without a connection', () => fakeApi.disconnect(auth.logIn), noConnectionMessage],
    [
      'when the server says nothing',
      () => fakeApi.fail(auth.logIn, 'internal'),
      'Login failed. Please check your email and password.',
    ],
  ])('says so %s, and asks only once', async (_, prepare, says) => {
    prepare();
    await fillIn();
    await submit.click();
    await expect.element(alert).toHaveTextContent(says);
    await expect.poll(() => fakeApi.requests(auth.logIn)).toHaveLength(1);
  });

  it('goes on to the code where the address is not verified', async () => {
    fakeApi.fail(auth.logIn, 'verification_required', 'Please verify your address.');
    await fillIn();
    await submit.click();
    await expect.poll(() => onUnverified.mock.calls).toEqual([['maya@nyu.edu']]);
  });

  it('goes on to the second step where the account has a second factor', async () => {
    fakeApi.fail(auth.logIn, 'second_step_required', 'Please finish signing in.');
    await fillIn();
    await submit.click();
    await expect.poll(() => onSecondStep.mock.calls).toHaveLength(1);
    expect(listPageLoads()).toEqual([]);
  });

  it('goes on to where the account is restored after the member has left', async () => {
    fakeApi.fail(auth.logIn, 'deletion_pending', 'You have left Callboard.');
    await fillIn();
    await submit.click();
    await expect.poll(listPageLoads).toEqual(['/auth?mode=restore']);
  });

  it('goes on to where a suspended member reads why and until when, calmly', async () => {
    fakeApi.fail(auth.logIn, 'suspended', 'Suspended until January 12, 2027. Reason: spam.');
    await fillIn();
    await submit.click();
    await expect.poll(listPageLoads).toEqual(['/suspended']);
    expect(alert.elements()).toEqual([]);
  });

  it('leads a suspended member with a passkey there too', async () => {
    fakeApi.fail(secondFactor.passkeySignInOptions, 'suspended', 'Suspended without an end.');
    await renderForm();
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect.poll(listPageLoads).toEqual(['/suspended']);
    expect(alert.elements()).toEqual([]);
  });

  it('offers passkeys in the autofill of the address', async () => {
    await renderForm();
    await expect.element(email).toHaveAttribute('autocomplete', 'username webauthn');
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect.element(alert).toHaveTextContent(noConnectionMessage);
  });

  it('is sent once by Enter, and stays busy until the next page is there', async () => {
    fakeApi.respond(auth.logIn, makeViewer());
    const release = fakeApi.hold(auth.logIn);
    await fillIn('/jobs/job_1');
    await userEvent.keyboard('{Enter}');
    await expect.element(submit).toBeDisabled();
    await userEvent.keyboard('{Enter}');
    release();
    await expect.poll(listPageLoads).toEqual(['/jobs/job_1']);
    await expect.element(submit).toHaveAttribute('aria-busy', 'true');
    await expect.poll(() => fakeApi.requests(auth.logIn)).toHaveLength(1);
  });
});
