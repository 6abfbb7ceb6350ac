import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { readZip } from '#server/testing/read-zip.ts';
import { checkAccessibility } from './support/check-accessibility.ts';
import { contextOf } from './support/context-of.ts';
import { mailTo } from './support/mails.ts';
import { newMember } from './support/new-member.ts';
import { openAs } from './support/open-as.ts';
import { demo, demoPassword } from './support/sign-in.ts';
import { test } from './support/test.ts';

const copy = (page: Page) => page.getByRole('region', { name: 'A copy of your data' });

test('a copy of the data is prepared, announced, downloaded and read', async ({
  browser,
}, testInfo) => {
  const page = await openAs(browser, demo.student, '/settings#my-data');
  await copy(page).getByRole('button', { name: 'Prepare a copy' }).click();
  const link = copy(page).getByRole('link', { name: 'Download' });
  await expect(link).toBeVisible();
  await checkAccessibility(page);

  const downloading = page.waitForEvent('download');
  await link.click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^callboard-data-\d{4}-\d\d-\d\d\.zip$/);
  const file = testInfo.outputPath('copy.zip');
  await download.saveAs(file);
  const zip = await readZip(await readFile(file));
  const [member] = JSON.parse(String(zip.get('data/users.json')));
  expect(member.email).toBe(demo.student);
  const files = [...zip.keys()].filter((path) => path.startsWith('files/'));
  expect(files.length).toBeGreaterThan(0);

  const reader = await (await browser.newContext()).newPage();
  await reader.setContent(String(zip.get('index.html')));
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('The data of Maya Okafor');
  await expect(reader.getByRole('row').filter({ hasText: 'posts' })).toBeVisible();
  await expect(reader.getByRole('listitem')).toHaveCount(files.length);
  await checkAccessibility(reader);

  const other = await contextOf(browser, demo.alumna);
  const answer = await other.request.get(String(await link.getAttribute('href')));
  expect(answer.status()).toBe(404);
});

test('a member leaves, cannot be found, signs in and comes back', async ({ browser }) => {
  const lastName = `Menon${Date.now()}`;
  const { id, email } = await newMember(`Ravi ${lastName}`);
  const page = await openAs(browser, email, '/settings#my-data');
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('After 14 days');
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('link', { name: 'Log In' })).toBeVisible();
  const { text } = await mailTo(email, /will be deleted on/);
  expect(text).toContain('Restore my account');

  const other = await openAs(browser, demo.alumna, `/discover?q=${lastName}`);
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(other.getByRole('link', { name: new RegExp(lastName) })).toHaveCount(0);
  expect((await other.request.get(`/api/users/${id}`)).status()).toBe(404);

  await page.goto('/auth');
  const panel = page.getByRole('tabpanel', { name: 'Sign In' });
  await panel.getByLabel('E-mail').fill(email);
  await panel.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Come back, / })).toBeVisible();
  await checkAccessibility(page);
  await page.goto('/jobs');
  await expect(page.getByRole('link', { name: 'Log In' }), 'nothing else opens').toBeVisible();
  await page.goto('/auth?mode=restore');
  await page.getByRole('button', { name: 'Restore my account' }).click();
  await expect(page.getByRole('button', { name: 'Your menu' })).toBeVisible();
  expect((await other.request.get(`/api/users/${id}`)).status()).toBe(200);
  await mailTo(email, /is back/);
});
