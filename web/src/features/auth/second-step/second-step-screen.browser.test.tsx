import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { secondFactor } from '#contract/auth/second-factor.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { makeViewer } from '#web/testing/make-viewer.ts';
import { listPageLoads } from '#web/testing/page-loads.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { SecondStepScreen } from './second-step-screen.tsx';

const render = (next?: string) => renderInApp(<SecondStepScreen next={next} />, { viewer: null });
const code = page.getByLabelText('Code of your authenticator app');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const alert = page.getByRole('alert');

describe('SecondStepScreen', () => {
  it('says that the sign-in has expired, and leads back', async () => {
    fakeApi.fail(secondFactor.secondStep, 'unauthenticated', 'This sign-in has expired.');
    await render();
    await expect.element(alert).toHaveTextContent('This sign-in has expired.');
    await expect.element(page.getByRole('link', { name: 'Back to Sign In' })).toBeVisible();
  });

  it('signs in with a code of the app, after a wrong one', async () => {
    fakeApi.respond(secondFactor.secondStep, { passkey: false, totp: true, recoveryCode: true });
    fakeApi.fail(secondFactor.finishSecondStep, 'invalid', 'That code is not right.');
    await render('/jobs');
    await code.fill('123456');
    await button('Sign In').click();
    await expect.element(alert).toHaveTextContent('That code is not right.');
    fakeApi.respond(secondFactor.finishSecondStep, makeViewer());
    await code.fill('654321');
    await button('Sign In').click();
    await expect.poll(listPageLoads).toEqual(['/jobs']);
    expect(fakeApi.requests(secondFactor.finishSecondStep).at(-1)?.body).toEqual({
      method: 'totp',
      code: '654321',
    });
  });

  it('takes a recovery code however it is typed', async () => {
    fakeApi.respond(secondFactor.secondStep, { passkey: true, totp: true, recoveryCode: true });
    fakeApi.respond(secondFactor.finishSecondStep, makeViewer());
    await render();
    await button('Use a recovery code').click();
    await page.getByLabelText('Recovery code').fill('abcd efgh-jkmn 000o');
    await button('Sign In').click();
    await expect.poll(listPageLoads).toEqual(['/']);
    expect(fakeApi.requests(secondFactor.finishSecondStep)[0]?.body).toEqual({
      method: 'recovery-code',
      code: 'ABCDEFGHJKMN0000',
    });
  });

  it('begins with the passkey where there is one', async () => {
    fakeApi.respond(secondFactor.secondStep, { passkey: true, totp: true, recoveryCode: false });
    fakeApi.fail(secondFactor.secondStepOptions, 'unauthenticated', 'This sign-in has expired.');
    await render();
    await button('Continue with a passkey').click();
    await expect.element(alert).toHaveTextContent('This sign-in has expired.');
    await expect.element(button('Use a recovery code')).not.toBeInTheDocument();
    await button('Use the authenticator app').click();
    await expect.element(code).toBeVisible();
  });
});
