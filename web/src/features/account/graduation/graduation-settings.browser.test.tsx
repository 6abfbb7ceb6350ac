import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { auth } from '#contract/auth/contract.ts';
import { secondFactor } from '#contract/auth/second-factor.ts';
import { merges } from '#contract/merges/contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { makeSecondFactorStatus } from '#web/testing/make-second-factor-status.ts';
import { makeViewer } from '#web/testing/make-viewer.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { GraduationSettings } from './graduation-settings.tsx';

const viewer = makeViewer();
const pending = {
  newEmail: 'alum@nyu.edu',
  expiresAt: '2999-01-05T12:00:00.000Z',
  secondStep: null,
};
const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = page.getByRole('dialog');
const open = () => renderInApp(<GraduationSettings />, { path: '/settings', viewer });
const code = (email: string) => page.getByLabelText(`Code sent to ${email}`);

beforeEach(() => {
  fakeApi.respond(auth.user, viewer);
  fakeApi.respond(secondFactor.status, makeSecondFactorStatus({ hasRepeatedProof: true }));
});

it('asks for the new address, then for the codes of both', async () => {
  fakeApi.respond(merges.findGraduation, null);
  fakeApi.respond(merges.startGraduation, pending);
  await open();
  await button('Move to a new address').click();
  await dialog.getByLabelText('New e-mail address').fill('alum@nyu.edu');
  fakeApi.respond(merges.findGraduation, pending);
  await button('Send codes').click();
  await expect.element(page.getByText(/the mail there says why/)).toBeVisible();
  expect(fakeApi.requests(merges.startGraduation)[0]?.body).toEqual({ newEmail: 'alum@nyu.edu' });
  await expect.element(code('alum@nyu.edu')).toBeVisible();
});

it('says at the field that an address is not one of the school', async () => {
  const message = 'Please use an address of the school.';
  fakeApi.respond(merges.findGraduation, null);
  fakeApi.fail(merges.startGraduation, 'invalid', message, [{ path: 'newEmail', message }]);
  await open();
  await button('Move to a new address').click();
  await dialog.getByLabelText('New e-mail address').fill('me@elsewhere.com');
  await button('Send codes').click();
  await expect.element(dialog.getByText(message)).toBeVisible();
});

it('says that a code is wrong, moves the account with the right ones, and tells what came with it', async () => {
  fakeApi.respond(merges.findGraduation, pending);
  fakeApi.fail(merges.confirmGraduation, 'invalid', 'A code is not right.');
  await open();
  await code(viewer.email).fill('123456');
  await code('alum@nyu.edu').fill('654321');
  await button('Move my account').click();
  await expect.element(page.getByText('A code is not right.')).toBeVisible();
  fakeApi.respond(merges.confirmGraduation, { email: 'alum@nyu.edu', mergedItems: 7 });
  fakeApi.respond(merges.findGraduation, null);
  await button('Move my account').click();
  await expect
    .element(page.getByText('It is alum@nyu.edu now, with 7 items of the other account.'))
    .toBeVisible();
  expect(fakeApi.requests(merges.confirmGraduation)[0]?.body).toEqual({
    currentCode: '123456',
    newCode: '654321',
  });
  await expect.element(button('Move to a new address')).toBeVisible();
});

it('asks at the fields for both codes before anything is sent', async () => {
  fakeApi.respond(merges.findGraduation, pending);
  await open();
  await code(viewer.email).fill('123456');
  await button('Move my account').click();
  await expect.element(code('alum@nyu.edu')).toHaveAccessibleDescription(/The code has 6 char/);
  await expect.element(code('alum@nyu.edu')).toHaveFocus();
  expect(fakeApi.requests(merges.confirmGraduation)).toEqual([]);
});

it('keeps the address on demand', async () => {
  fakeApi.respond(merges.findGraduation, pending);
  fakeApi.respond(merges.cancelGraduation);
  await open();
  await button('Keep my address').click();
  await expect.element(button('Move to a new address')).toBeVisible();
});

it('asks for the second factor of the other account, and says whose it is', async () => {
  fakeApi.respond(merges.findGraduation, pending);
  fakeApi.fail(merges.confirmGraduation, 'second_step_required', 'Please prove it.');
  await open();
  await code(viewer.email).fill('123456');
  await code('alum@nyu.edu').fill('654321');
  fakeApi.respond(merges.findGraduation, {
    ...pending,
    secondStep: { passkey: false, totp: true, recoveryCode: true },
  });
  await button('Move my account').click();
  await expect.element(page.getByText(/of that account, not of this one/)).toBeVisible();
  fakeApi.fail(merges.finishGraduation, 'invalid', 'That code is not right.');
  await page.getByLabelText('Code of your authenticator app').fill('111111');
  await button('Move my account').click();
  await expect.element(page.getByText('That code is not right.')).toBeVisible();
  await button('Use a recovery code').click();
  await page.getByLabelText('Recovery code').fill('ABCD-EFGH-JKMN-PQRS');
  fakeApi.respond(merges.finishGraduation, { email: 'alum@nyu.edu', mergedItems: 2 });
  fakeApi.respond(merges.findGraduation, null);
  await button('Move my account').click();
  await expect.element(page.getByText(/with 2 items of the other account/)).toBeVisible();
  expect(fakeApi.requests(merges.finishGraduation).at(-1)?.body).toEqual({
    method: 'recovery-code',
    code: 'ABCDEFGHJKMNPQRS',
  });
});
