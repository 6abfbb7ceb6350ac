import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { auth } from '#contract/auth/contract.ts';
import { type SecondFactorStatus, secondFactor } from '#contract/auth/second-factor.ts';
import { noConnectionMessage } from '#web/lib/api/api-error.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { makeSecondFactorStatus } from '#web/testing/make-second-factor-status.ts';
import { makeViewer } from '#web/testing/make-viewer.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { SecondFactorSettings } from './second-factor-settings.tsx';

const nothing: SecondFactorStatus = makeSecondFactorStatus();
const laptop = {
  id: 'passkey_1',
  name: 'My laptop',
  createdAt: '2026-01-05T12:00:00.000Z',
  lastUsedAt: null,
};
const protectedByBoth: SecondFactorStatus = {
  ...nothing,
  passkeys: [laptop],
  totpSince: '2026-01-05T12:00:00.000Z',
  recoveryCodesLeft: 8,
};
const codes = Array.from({ length: 10 }, (_, index) => `AAAA-BBBB-CCCC-000${index}`);
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = page.getByRole('dialog');

beforeEach(() => {
  fakeApi.respond(auth.user, makeViewer());
});

describe('SecondFactorSettings', () => {
  it('loads, and offers both factors to a member who has none', async () => {
    fakeApi.respond(secondFactor.status, nothing);
    const release = fakeApi.hold(secondFactor.status);
    await renderInApp(<SecondFactorSettings />);
    await expect
      .element(page.getByRole('status', { name: 'Loading two-step sign-in' }))
      .toBeVisible();
    release();
    await expect.element(button('Add a passkey')).toBeVisible();
    await expect.element(button('Set up an app')).toBeVisible();
    await expect.element(button('Make new codes')).not.toBeInTheDocument();
  });

  it('can be tried again when it did not load', async () => {
    fakeApi.disconnect(secondFactor.status);
    await renderInApp(<SecondFactorSettings />);
    await expect.element(page.getByRole('alert')).toHaveTextContent(noConnectionMessage);
    fakeApi.respond(secondFactor.status, protectedByBoth);
    await button('Try Again').click();
    await expect.element(page.getByText('My laptop')).toBeVisible();
    await expect.element(page.getByText(/8 of 10 left/)).toBeVisible();
  });

  it('says that passkeys need a name, and still offers the app', async () => {
    fakeApi.respond(secondFactor.status, { ...nothing, supportsPasskeys: false });
    await renderInApp(<SecondFactorSettings />);
    await expect.element(page.getByText(/Passkeys need a domain name/)).toBeVisible();
    await expect.element(button('Add a passkey')).not.toBeInTheDocument();
    await expect.element(button('Set up an app')).toBeVisible();
  });

  it('sets up an app: key and code, then the recovery codes, once', async () => {
    fakeApi.respond(secondFactor.status, nothing);
    fakeApi.respond(secondFactor.beginTotp, { secret, uri: `otpauth://totp/x?secret=${secret}` });
    fakeApi.respond(secondFactor.confirmTotp, { recoveryCodes: codes });
    await renderInApp(<SecondFactorSettings />);
    await button('Set up an app').click();
    await expect
      .element(dialog.getByRole('img', { name: 'QR code for your authenticator app' }))
      .toBeVisible();
    await expect.element(dialog.getByText(/GEZD GNBV/)).toBeVisible();
    await dialog.getByLabelText('Code of your authenticator app').fill('12345');
    await dialog.getByRole('button', { name: 'Finish' }).click();
    await expect
      .element(dialog.getByRole('alert'))
      .toHaveTextContent('Please enter the 6 digits that your app shows.');
    expect(fakeApi.requests(secondFactor.confirmTotp)).toEqual([]);
    await dialog.getByLabelText('Code of your authenticator app').fill('123456');
    fakeApi.respond(secondFactor.status, { ...nothing, totpSince: laptop.createdAt });
    await dialog.getByRole('button', { name: 'Finish' }).click();
    await expect.element(dialog.getByText(codes[9] ?? '')).toBeVisible();
    await dialog.getByRole('button', { name: 'I have saved them' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(button('Remove app')).toBeVisible();
  });

  it('asks first for a proof where the last one is old', async () => {
    fakeApi.respond(secondFactor.status, { ...protectedByBoth, hasFreshProof: false });
    const refusal = 'That is none of your recovery codes, or it was used before.';
    fakeApi.fail(secondFactor.prove, 'invalid', refusal, [{ path: 'code', message: refusal }]);
    await renderInApp(<SecondFactorSettings />);
    await button('Remove My laptop').click();
    await expect
      .element(dialog.getByRole('button', { name: 'Remove passkey' }))
      .not.toBeInTheDocument();
    await dialog.getByRole('button', { name: 'Use a recovery code' }).click();
    await expect
      .element(dialog.getByRole('button', { name: 'Use the password' }))
      .not.toBeInTheDocument();
    const code = dialog.getByLabelText('Recovery code', { exact: true });
    await code.fill('ABCD-ABCD-ABCD-ABCD');
    await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect.element(code).toHaveAccessibleDescription(new RegExp(refusal));
    fakeApi.respond(secondFactor.prove);
    fakeApi.respond(secondFactor.status, protectedByBoth);
    await code.fill('ABCD-ABCD-ABCD-ABCE');
    await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
    const remove = dialog.getByRole('button', { name: 'Remove passkey' });
    await expect.element(remove).toBeVisible();
    fakeApi.respond(secondFactor.removePasskey);
    fakeApi.respond(secondFactor.status, { ...protectedByBoth, passkeys: [] });
    await remove.click();
    await expect.element(page.getByText('My laptop')).not.toBeInTheDocument();
    await expect.element(page.getByText('Passkey removed', { exact: true })).toBeVisible();
  });

  it('asks for the proof again when it expired meanwhile', async () => {
    fakeApi.respond(secondFactor.status, protectedByBoth);
    fakeApi.fail(secondFactor.renewRecoveryCodes, 'proof_required', 'Please confirm first.');
    await renderInApp(<SecondFactorSettings />);
    await button('Make new codes').click();
    fakeApi.respond(secondFactor.status, { ...protectedByBoth, hasFreshProof: false });
    await dialog.getByRole('button', { name: 'Make new codes' }).click();
    await expect.element(dialog.getByText(/First confirm that it is you\./)).toBeVisible();
  });

  it('tells a member who has only Google how to go on', async () => {
    fakeApi.respond(secondFactor.status, { ...nothing, hasFreshProof: false });
    const viewer = makeViewer({ hasPassword: false });
    await renderInApp(<SecondFactorSettings />, { viewer });
    await button('Set up an app').click();
    await expect.element(dialog.getByText(/sign in with Google again/)).toBeVisible();
  });
});
