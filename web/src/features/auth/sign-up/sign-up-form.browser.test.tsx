import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { auth } from '#contract/auth/contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { SignUpForm } from './sign-up-form.tsx';

const field = (label: string) => page.getByLabelText(label, { exact: true });
const submit = page.getByRole('button', { name: 'Create Account' });
const alert = page.getByRole('alert');

async function fillIn(password = 'a quiet lighthouse', confirmation = password) {
  const onSignedUp = vi.fn<(email: string) => void>();
  await renderInApp(<SignUpForm next={undefined} onSignedUp={onSignedUp} />, { viewer: null });
  await field('First name').fill('Maya');
  await field('Last name').fill('Okonkwo');
  await field('E-mail').fill('maya@nyu.edu');
  await field('Password').fill(password);
  await field('Confirm password').fill(confirmation);
  return onSignedUp;
}

async function expectKept(): Promise<void> {
  await expect.element(field('First name')).toHaveValue('Maya');
  await expect.element(field('E-mail')).toHaveValue('maya@nyu.edu');
  await expect.element(field('Confirm password')).not.toHaveValue('');
  await expect.element(submit).toBeEnabled();
}

describe('SignUpForm', () => {
  it('is not sent where the two passwords differ', async () => {
    await fillIn('a quiet lighthouse', 'a quiet lighthousf');
    await submit.click();
    await expect.element(alert).toHaveTextContent('Passwords do not match');
    await expectKept();
    expect(fakeApi.requests(auth.signUp)).toEqual([]);
  });

  it('shows every mistake at once', async () => {
    await renderInApp(<SignUpForm next={undefined} onSignedUp={vi.fn()} />, { viewer: null });
    await field('Password').fill('short');
    await field('Confirm password').fill('shirt');
    await submit.click();
    await expect
      .poll(() => alert.elements().map((element) => element.textContent))
      .toEqual([
        'First name is required',
        'Last name is required',
        'Please enter a valid e-mail address.',
        'New password must be at least 8 characters',
        'Passwords do not match',
      ]);
    await expect.element(field('First name')).toHaveFocus();
    expect(fakeApi.requests(auth.signUp)).toEqual([]);
  });

  it('shows what the server refuses at its field', async () => {
    fakeApi.fail(auth.signUp, 'invalid', 'Please look again.', [
      { path: 'email', message: 'Please use your university address.' },
    ]);
    const onSignedUp = await fillIn();
    await submit.click();
    await expect.element(alert).toHaveTextContent('Please use your university address.');
    await expect.element(field('E-mail')).toHaveFocus();
    await expectKept();
    expect(onSignedUp).not.toHaveBeenCalled();
  });

  it('says above the form what is about all of it, until the next try succeeds', async () => {
    fakeApi.fail(auth.signUp, 'too_many_requests', 'Please try again in an hour.');
    const onSignedUp = await fillIn();
    await submit.click();
    await expect.element(alert).toHaveTextContent('Please try again in an hour.');
    await expectKept();
    fakeApi.respond(auth.signUp, { requiresVerification: true, email: 'maya@nyu.edu' });
    await submit.click();
    await expect.poll(() => onSignedUp.mock.calls).toEqual([['maya@nyu.edu']]);
    await expect.element(alert).not.toBeInTheDocument();
  });

  it('is sent once by Enter, without the repeated password', async () => {
    fakeApi.respond(auth.signUp, { requiresVerification: true, email: 'maya@nyu.edu' });
    const release = fakeApi.hold(auth.signUp);
    const onSignedUp = await fillIn();
    await userEvent.keyboard('{Enter}');
    await expect.element(submit).toBeDisabled();
    await userEvent.keyboard('{Enter}');
    release();
    await expect.poll(() => onSignedUp.mock.calls.length).toBe(1);
    const bodies = fakeApi.requests(auth.signUp).map(({ body }) => body);
    expect(bodies).toEqual([
      {
        firstName: 'Maya',
        lastName: 'Okonkwo',
        email: 'maya@nyu.edu',
        password: 'a quiet lighthouse',
      },
    ]);
  });
});
