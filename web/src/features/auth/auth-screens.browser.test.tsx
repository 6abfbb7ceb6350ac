import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { auth } from '#contract/auth/contract.ts';
import { secondFactor } from '#contract/auth/second-factor.ts';
import { users } from '#contract/users/contract.ts';
import { keepSuspensionNotice } from '#web/lib/session/suspension-notice.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { setViewport } from '#web/testing/set-viewport.ts';
import { AuthScreens } from './auth-screens.tsx';

const heading = page.getByRole('heading', { level: 1 });
const panel = page.getByRole('tabpanel', { name: 'Sign Up' });
const open = (mode: string) =>
  renderInApp(<AuthScreens />, { path: `/auth?mode=${mode}`, viewer: null });

beforeEach(() => {
  sessionStorage.clear();
  fakeApi.fail(secondFactor.passkeySignInOptions, 'unavailable');
  fakeApi.respond(users.communityStats, {
    totalStudents: 40,
    actors: 9,
    directors: 0,
    openCalls: 24,
    eventsThisWeek: 1,
  });
});

async function signUp(): Promise<void> {
  fakeApi.respond(auth.signUp, { requiresVerification: true, email: 'maya@nyu.edu' });
  await panel.getByLabelText('First name').fill('Maya');
  await panel.getByLabelText('Last name').fill('Okonkwo');
  await panel.getByLabelText('E-mail').fill('maya@nyu.edu');
  await panel.getByLabelText('Password', { exact: true }).fill('a quiet lighthouse');
  await panel.getByLabelText('Confirm password').fill('a quiet lighthouse');
  await panel.getByRole('button', { name: 'Create Account' }).click();
  await expect.element(heading).toHaveTextContent('Check your mail');
}

describe('a member who was suspended', () => {
  const notice = page.getByRole('alert');

  it('while the page was open reads why, once', async () => {
    keepSuspensionNotice('Suspended until Friday. Reason: spam.');
    const { unmount } = await open('login&error=suspended');
    await expect.element(notice).toMatchTextContent(/Your account is suspended.*Reason: spam\./);
    await unmount();
    await open('login&error=suspended');
    await expect.element(notice).not.toMatchTextContent(/Reason: spam\./);
  });

  it('is pointed to the mail where the reason is not known, and to what the sign-in still opens', async () => {
    await open('login&error=suspended');
    await expect.element(notice).toMatchTextContent(/the mail that we sent you says why/);
    await expect.element(notice).toMatchTextContent(/still sign in to download your data/);
  });
});

describe('the screen for the code', () => {
  it('is still there after a reload, without the password', async () => {
    const { unmount } = await open('signup');
    await signUp();
    await unmount();
    expect(
      JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]),
    ).not.toContain('lighthouse');
    await open('verify');
    await expect.element(heading).toHaveTextContent('Check your mail');
    await expect.element(page.getByText('maya@nyu.edu')).toBeVisible();
    await expect.element(page.getByRole('button', { name: /^Send a new code in/ })).toBeDisabled();
  });

  it('gives way to the form, with what was typed, on the way back', async () => {
    fakeApi.fail(auth.verifyOtp, 'invalid', 'That code is wrong.');
    await open('signup');
    await signUp();
    const code = page.getByLabelText('Verification code');
    await code.fill('000000');
    await expect.element(page.getByRole('alert')).toHaveTextContent('That code is wrong.');
    expect(document.title).toBe('Verify Email · Callboard');
    await page.getByRole('button', { name: 'Back to Sign Up' }).click();
    await expect.element(heading).toHaveTextContent('Join the board');
    await expect.element(panel.getByLabelText('Last name')).toHaveValue('Okonkwo');
    expect(sessionStorage).toHaveLength(0);
    await panel.getByRole('button', { name: 'Create Account' }).click();
    await expect.element(code).toHaveValue('');
  });

  it.each(['null', '{"email":7}', '{', '{"email":"maya@nyu.edu","sentAt":0}'])(
    'is not shown where the tab remembers %s',
    async (stored) => {
      sessionStorage.setItem('pending-verification', stored);
      await open('verify');
      await expect.element(heading).toHaveTextContent('Join the board');
    },
  );
});

describe('the numbers', () => {
  const numbers = page.getByRole('region', { name: 'The community' });
  const form = page.getByRole('tabpanel', { name: 'Sign Up' });
  const top = (locator: typeof form) => locator.element().getBoundingClientRect().top;

  it('say what there is, and nothing of what there is none of', async () => {
    await open('signup');
    await expect.element(numbers).toMatchTextContent(/24 open calls.*1 event within a week/);
    await expect.element(numbers).toMatchTextContent(/40\+\s*students.*9\+\s*actors/i);
    await expect.element(numbers).not.toMatchTextContent(/directors/i);
  });

  it.each([
    [390, 'below'],
    [1_280, 'above'],
  ])('stand, %i px wide, %s the form', async (width, place) => {
    await setViewport(width, 900);
    await open('signup');
    await expect.element(numbers).toMatchTextContent(/24 open calls/);
    await expect.poll(() => (top(numbers) > top(form) ? 'below' : 'above')).toBe(place);
  });

  it('come with the name of the school', async () => {
    await open('login');
    await expect.element(page.getByText(/of Tisch School of the Arts/)).toBeVisible();
  });
});
