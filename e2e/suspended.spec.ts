import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { readZip } from '#server/testing/read-zip.ts';
import { checkAccessibility } from './support/check-accessibility.ts';
import { mailTo } from './support/mails.ts';
import { newMember } from './support/new-member.ts';
import { openAs } from './support/open-as.ts';
import { demo, demoPassword } from './support/sign-in.ts';
import { test } from './support/test.ts';

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/auth');
  const panel = page.getByRole('tabpanel', { name: 'Sign In' });
  await panel.getByLabel('E-mail').fill(email);
  await panel.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
}

async function suspend(page: Page, name: string, reason: string): Promise<void> {
  await page.getByRole('button', { name: `Suspend ${name}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await dialog.getByRole('radio', { name: '1 week' }).click();
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect(page.getByText('User suspended successfully', { exact: true })).toBeVisible();
}

test('a suspended member signs in, downloads their data, deletes the account and is signed out', async ({
  browser,
}, testInfo) => {
  const { email, name } = await newMember('Noor Saleh');
  const helena = await openAs(browser, demo.administrator, `/admin?tab=users&q=${email}`);
  await suspend(helena, name, 'Sold tickets that did not exist.');
  await mailTo(email, /is suspended/);

  const viewport = { width: 390, height: 844 };
  const page = await (await browser.newContext({ viewport })).newPage();
  await signIn(page, email);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is suspended');
  await expect(page.getByText('Sold tickets that did not exist.')).toBeVisible();
  await expect(page.getByText(/^Hello Noor\. Until /)).toBeVisible();
  await checkAccessibility(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.goto('/jobs');
  await expect(page.getByRole('link', { name: 'Log In' }), 'nothing else opens').toBeVisible();
  expect((await page.request.get('/api/feed')).status()).toBe(401);
  await page.goto('/suspended');

  await page.getByRole('button', { name: 'Prepare a copy' }).click();
  const link = page.getByRole('link', { name: 'Download' });
  await expect(link).toBeVisible();
  const downloading = page.waitForEvent('download');
  await link.click();
  const file = testInfo.outputPath('copy.zip');
  await (await downloading).saveAs(file);
  const zip = await readZip(await readFile(file));
  const [member] = JSON.parse(String(zip.get('data/users.json')));
  expect(member.email).toBe(email);

  await page.getByRole('button', { name: 'Delete account' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('After 14 days');
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('link', { name: 'Log In' })).toBeVisible();
  expect((await page.request.get('/api/account/suspension')).status()).toBe(401);
  await mailTo(email, /will be deleted on/);

  await signIn(page, email);
  await expect(page.getByRole('heading', { name: 'Come back, Noor?' })).toBeVisible();
  await page.getByRole('button', { name: 'Restore my account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is suspended');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Log In' })).toBeVisible();

  await helena.reload();
  await helena.getByRole('button', { name: `Unsuspend ${name}` }).click();
  await helena.getByRole('alertdialog').getByRole('button', { name: 'Unsuspend' }).click();
  await expect(helena.getByText('User unsuspended successfully', { exact: true })).toBeVisible();
});

test('an administrator signs a member out everywhere, on the open page at once', async ({
  browser,
}) => {
  const { email } = await newMember('Femi Ade');
  const member = await openAs(browser, email, '/jobs');
  await expect(member.getByRole('button', { name: 'Your menu' })).toBeVisible();
  const helena = await openAs(browser, demo.administrator, `/admin?tab=users&q=${email}`);
  await helena.getByRole('button', { name: 'Sign out Femi Ade' }).click();
  const dialog = helena.getByRole('alertdialog', { name: 'Sign Femi Ade out everywhere?' });
  await checkAccessibility(helena);
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(helena.getByText(/^Femi Ade is signed out: \d+ sessions? ended$/)).toBeVisible();

  await expect(member.getByRole('link', { name: 'Log In' })).toBeVisible();
  await mailTo(email, /You were signed out of Callboard/);
  await signIn(member, email);
  await expect(member.getByRole('button', { name: 'Your menu' })).toBeVisible();
});
