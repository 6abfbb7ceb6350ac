import { expect } from '@playwright/test';
import { checkAccessibility } from './support/check-accessibility.ts';
import { mailTo } from './support/mails.ts';
import { newMember } from './support/new-member.ts';
import { openAs } from './support/open-as.ts';
import { demo, demoPassword, signIn, signInByPassword } from './support/sign-in.ts';
import { test } from './support/test.ts';

test('signing in respects where one wanted to go, and tells what Google refused', async ({
  page,
}) => {
  await page.goto('/auth?error=non_nyu_email&next=/settings');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(
    'Please use a valid university e-mail address to sign in with Google.',
  );
  await expect(page).toHaveURL('/auth?next=%2Fsettings');
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(alert).toHaveCount(0);

  const panel = page.getByRole('tabpanel', { name: 'Sign In' });
  await panel.getByLabel('E-mail').fill(demo.student);
  await panel.getByLabel('Password', { exact: true }).fill('not the password');
  await panel.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(alert).toBeVisible();
  await expect(panel.getByLabel('E-mail')).toHaveValue(demo.student);
  await panel.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});

test('a forgotten password is set anew through the mail, once', async ({ page }) => {
  const { email } = await newMember('Clara Stern');
  await page.goto('/auth');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send Link' }).click();
  await expect(page.getByText('If this address has an account')).toBeVisible();
  const mail = await mailTo(email, /password/i);
  const link = /\/auth\?mode=reset&token=[\w-]+/.exec(mail.text ?? '')?.[0] ?? '';

  await signIn(page.context(), email);
  await page.goto(link);
  await checkAccessibility(page);
  await page.getByLabel('New password', { exact: true }).fill('ghostlight-7');
  await page.getByLabel('Confirm new password').fill('ghostlight-7');
  await page.getByRole('button', { name: 'Set Password' }).click();
  await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible();
  await signInByPassword(page, email, 'ghostlight-7');

  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill('ghostlight-8');
  await page.getByLabel('Confirm new password').fill('ghostlight-8');
  await page.getByRole('button', { name: 'Set Password' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
});

test('a device signed out from another one leaves for the landing page', async ({ browser }) => {
  const { email } = await newMember('Priya Das');
  const there = await openAs(browser, email);
  await expect(there.getByRole('heading', { level: 1 })).toBeAttached();
  const here = await openAs(browser, email, '/settings');
  await here
    .getByRole('button', { name: /^Sign out (?!everywhere)/ })
    .first()
    .click();
  await checkAccessibility(here);
  await here
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Sign out', exact: true })
    .click();
  await expect(here.getByText('was signed out').first()).toBeVisible();
  await expect(there.getByRole('link', { name: 'Log In' })).toBeVisible();
});
