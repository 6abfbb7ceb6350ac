import { expect, type Page } from '@playwright/test';
import { checkAccessibility } from './support/check-accessibility.ts';
import { mailTo } from './support/mails.ts';
import { openAs } from './support/open-as.ts';
import { demo, signInByPassword } from './support/sign-in.ts';
import { test } from './support/test.ts';

const today = 'darnell.whitfield@demo.nyu.edu';
const former = 'dw2187@demo.nyu.edu';

async function choose(page: Page, label: string, email: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(email);
  await page.getByRole('button', { name: new RegExp(`Darnell Whitfield.*${email}`) }).click();
  await expect(page.getByText(`Darnell Whitfield, ${email}`)).toBeVisible();
}

test('an administrator merges two accounts of one person after a dry run, and undoes it', async ({
  browser,
}) => {
  const owner = await openAs(browser, former);
  const { id } = await (await owner.request.get('/api/auth/user')).json();
  const page = await openAs(browser, demo.administrator, '/admin?tab=merge');
  await choose(page, 'Primary account', today);
  await choose(page, 'Secondary account', former);
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
  await page.goto(`/profile/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Darnell Whitfield' })).toBeVisible();
  await expect(page).not.toHaveURL(new RegExp(id));
  await signInByPassword(owner, former);

  await page.goto('/admin?tab=merge');
  const row = page.getByRole('listitem').filter({ hasText: former });
  await row.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo merge' }).click();
  await expect(row).toContainText('Undone');
  await signInByPassword(owner, former);
  expect((await (await owner.request.get('/api/auth/user')).json()).id).toBe(id);
  expect(page.complaints).toEqual([]);
});

test('a graduate moves the account to a new address by the codes of both', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const [email, newEmail] = ['student', 'alum'].map(
    (name) => `${name}.${crypto.randomUUID()}@nyu.edu`,
  ) as [string, string];
  const password = 'stage-left-1';
  await joinAs(page, email, password);
  await page.goto('/settings#graduation');
  await page.getByRole('button', { name: 'Move to a new address' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password', { exact: true }).fill(password);
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
  await signInByPassword(page, email, password);
  expect((await (await page.request.get('/api/auth/user')).json()).email).toBe(newEmail);
});

async function joinAs(page: Page, email: string, password: string): Promise<void> {
  const person = { email, password, firstName: 'Zoë', lastName: 'Marsh' };
  await page.request.post('/api/auth/signup', { data: person });
  const { subject } = await mailTo(email, /^\d{6} /);
  const code = { email, otpCode: subject?.slice(0, 6) };
  expect((await page.request.post('/api/auth/verify-otp', { data: code })).ok()).toBe(true);
  await page.request.put('/api/welcome', { data: { step: null } });
}

/** The code of the move; the sign-up has mailed one before. */
async function codeFor(email: string): Promise<string> {
  let code = '';
  await expect(async () => {
    const { subject, text } = await mailTo(email, /^\d{6} /);
    expect(text).toContain('move');
    code = subject?.slice(0, 6) ?? '';
  }).toPass();
  return code;
}
