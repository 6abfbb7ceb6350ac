import { expect, type Page } from '@playwright/test';
import { totpCodeAt, totpStepOf } from '#server/features/auth/second-factor/totp.ts';
import { checkAccessibility } from './support/check-accessibility.ts';
import { mailTo } from './support/mails.ts';
import { newMember } from './support/new-member.ts';
import { product } from './support/product.ts';
import { demoPassword, signIn } from './support/sign-in.ts';
import { test } from './support/test.ts';
import {
  addVirtualAuthenticator,
  holdAutofill,
  offerAutofill,
} from './support/virtual-authenticator.ts';

/** A passkey belongs to a name; the journeys' own address is a number. */
const named = product.url.replace('127.0.0.1', 'localhost');

async function typePassword(page: Page, address: string, email: string): Promise<void> {
  await page.goto(`${address}/auth?next=/settings`);
  const panel = page.getByRole('tabpanel', { name: 'Sign In' });
  await panel.getByLabel('E-mail').fill(email);
  await panel.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Your menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page.getByRole('link', { name: 'Log In' })).toBeVisible();
}

const settings = (page: Page) => page.getByRole('heading', { level: 1, name: 'Settings' });

test('a passkey is added, and signs in without a password', async ({ page }) => {
  const { email } = await newMember('Oscar Lund');
  await addVirtualAuthenticator(page);
  await holdAutofill(page);
  await typePassword(page, named, email);
  await expect(settings(page)).toBeVisible();

  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('My laptop');
  await checkAccessibility(page);
  await page.keyboard.press('Enter');
  await expect(
    dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem'),
  ).toHaveCount(10);
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: 'I have saved them' }).click();
  await expect(dialog).toBeHidden();
  const row = page.getByRole('listitem').filter({ hasText: 'My laptop' });
  await expect(row).toContainText('Never used');
  await checkAccessibility(page);
  await mailTo(email, /A passkey was added/);

  await signOut(page);
  await page.goto(`${named}/auth?next=/settings`);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(settings(page)).toBeVisible();
  await expect(row).toContainText('Used');

  await signOut(page);
  await typePassword(page, named, email);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Continue with a passkey' }).click();
  await expect(settings(page)).toBeVisible();

  await signOut(page);
  await offerAutofill(page);
  await page.goto(`${named}/auth?next=/settings`, { waitUntil: 'commit' });
  await expect(settings(page), 'autofill signs in').toBeVisible();

  await page.getByRole('button', { name: 'Remove My laptop' }).click();
  await dialog.getByRole('button', { name: 'Remove passkey' }).click();
  await expect(row).toHaveCount(0);
  await mailTo(email, /A passkey was removed/);
});

test('an authenticator app and recovery codes guard the password, by keyboard alone', async ({
  page,
}) => {
  const { email } = await newMember('Freya Holm');
  await signIn(page.context(), email);
  await page.goto('/settings');
  await expect(page.getByText('Passkeys need a domain name')).toBeVisible();
  await page.getByRole('button', { name: 'Set up an app' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  const secret = (await dialog.getByTestId('totp-key').innerText()).replace(/\s/g, '');
  const codeAt = (ahead: number) => totpCodeAt(secret, totpStepOf(Date.now()) + ahead);
  await checkAccessibility(page);
  await dialog.getByLabel('Code of your authenticator app').focus();
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('That code is not right');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(codeAt(0));
  await page.keyboard.press('Enter');
  const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [recoveryCode = ''] = await codes.allInnerTexts();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).press('Enter');
  expect((await download).suggestedFilename()).toBe('callboard-recovery-codes.txt');
  await dialog.getByRole('button', { name: 'I have saved them' }).press('Enter');
  await expect(page.getByText('10 of 10 left')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove app' })).toBeVisible();
  await mailTo(email, /An authenticator app was added/);

  await signOut(page);
  await typePassword(page, product.url, email);
  const code = page.getByLabel('Code of your authenticator app');
  await code.fill(codeAt(1));
  await checkAccessibility(page);
  await code.press('Enter');
  await expect(settings(page)).toBeVisible();

  await signOut(page);
  await typePassword(page, product.url, email);
  await page.getByRole('button', { name: 'Use a recovery code' }).press('Enter');
  const recovery = page.getByLabel('Recovery code');
  await recovery.fill('not-a-code');
  await recovery.press('Enter');
  await expect(page.getByRole('alert')).toContainText('16 characters');
  await recovery.fill(recoveryCode.toLowerCase());
  await recovery.press('Enter');
  await expect(page.getByText('9 of 10 left')).toBeVisible();
  await mailTo(email, /A recovery code was used/);

  await signOut(page);
  await typePassword(page, product.url, email);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await recovery.fill(recoveryCode);
  await recovery.press('Enter');
  await expect(page.getByRole('alert')).toContainText('was used before');
});
