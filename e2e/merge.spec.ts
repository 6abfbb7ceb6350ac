import { expect, type Page } from '@playwright/test';
import { createConnection } from '#server/testing/factories.ts';
import { checkAccessibility } from './support/check-accessibility.ts';
import { contextOf } from './support/context-of.ts';
import { db } from './support/db.ts';
import { mailTo } from './support/mails.ts';
import { newMember } from './support/new-member.ts';
import { openAs } from './support/open-as.ts';
import { demo, demoPassword, signIn, signInByPassword } from './support/sign-in.ts';
import { test } from './support/test.ts';

async function choose(page: Page, label: string, email: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(email);
  await page.getByRole('button', { name: new RegExp(`Darnell Whitman.*${email}`) }).click();
  await expect(page.getByText(`Darnell Whitman, ${email}`)).toBeVisible();
}

test('an administrator merges two accounts of one person after a dry run, and undoes it', async ({
  browser,
}) => {
  const [today, former] = [await newMember('Darnell Whitman'), await newMember('Darnell Whitman')];
  const { id } = await newMember('Zoé Laurin');
  for (const account of [today, former]) await createConnection(db, account.id, id);
  const owner = await contextOf(browser, former.email);
  const page = await openAs(browser, demo.administrator, '/admin?tab=merge');
  await choose(page, 'Primary account', today.email);
  await choose(page, 'Secondary account', former.email);
  await page.getByRole('button', { name: 'Merge Accounts' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('This can be undone for 30 days');
  await expect(dialog).toContainText('Both are connected with the same person');
  await checkAccessibility(page);
  expect((await owner.request.get('/api/auth/user')).status()).toBe(200);

  await dialog.getByRole('button', { name: 'Merge Accounts' }).click();
  await expect(page.getByRole('region', { name: 'Merge result' })).toContainText(
    'Accounts merged successfully!',
  );
  await checkAccessibility(page);
  expect((await owner.request.get('/api/auth/user')).status()).toBe(401);
  await page.goto(former.path);
  await expect(page.getByRole('heading', { level: 1, name: 'Darnell Whitman' })).toBeVisible();
  await expect(page).not.toHaveURL(new RegExp(former.id));
  await signInByPassword(owner, former.email);

  await page.goto('/admin?tab=merge');
  const row = page.getByRole('listitem').filter({ hasText: former.email });
  await row.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo merge' }).click();
  await expect(row).toContainText('Undone');
  await signInByPassword(owner, former.email);
  expect((await (await owner.request.get('/api/auth/user')).json()).id).toBe(former.id);
  expect(page.complaints).toEqual([]);
});

test('a graduate moves the account to a new address by the codes of both', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { email } = await newMember('Zoë Marsh');
  const newEmail = `alum.${crypto.randomUUID()}@nyu.edu`;
  await signIn(page.context(), email);
  await page.goto('/settings#graduation');
  await page.getByRole('button', { name: 'Move to a new address' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password', { exact: true }).fill(demoPassword);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await dialog.getByLabel('New e-mail address').fill(newEmail);
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: 'Send codes' }).click();
  await page.getByLabel(`Code sent to ${email}`).fill(await codeFor(email));
  await page.getByLabel(`Code sent to ${newEmail}`).fill(await codeFor(newEmail));
  await checkAccessibility(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole('button', { name: 'Move my account' }).click();
  await expect(page.getByText(`It is ${newEmail} now.`, { exact: true })).toBeVisible();
  await mailTo(email, /has moved/);
  await page.context().clearCookies();
  await signInByPassword(page.context(), email);
  expect((await (await page.request.get('/api/auth/user')).json()).email).toBe(newEmail);
});

async function codeFor(email: string): Promise<string> {
  const { subject, text } = await mailTo(email, /^\d{6} /);
  expect(text).toContain('move');
  return subject?.slice(0, 6) ?? '';
}
