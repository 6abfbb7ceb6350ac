import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { checkAccessibility } from './support/check-accessibility.ts';
import { signIn } from './support/sign-in.ts';
import { test } from './support/test.ts';

const administrator = 'helena.strand@demo.nyu.edu';
const member = 'saoirse.dunne@demo.nyu.edu';

test('an administrator reads the numbers of another time, as a table and as a file', async ({
  page,
}) => {
  await signIn(page, administrator);
  await page.goto('/');
  await page.getByRole('link', { name: 'Admin' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
  await expect(page.getByText('active in last 5 min')).toBeVisible();
  const views = page.getByRole('region', { name: 'Page views by day' });
  await expect(views.getByRole('application')).toBeVisible();
  await checkAccessibility(page);

  await page.getByRole('combobox', { name: 'Time frame', exact: true }).selectOption('30 days');
  await expect(page).toHaveURL(/\?frame=30d$/);
  await views.getByRole('button', { name: 'Show as table: Page views by day' }).click();
  await views.getByRole('button', { name: /^Show all/ }).click();
  await expect.poll(() => views.getByRole('row').count()).toBeGreaterThan(25);

  const download = page.waitForEvent('download');
  await views.getByRole('button', { name: 'Download Page views by day as CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^callboard-page-views-by-day-\d{4}-\d\d-\d\d\.csv$/);
  expect(await readFile(await file.path(), 'utf8')).toContain('Day,Page views');
});

for (const tab of ['engagement', 'live-users', 'job-analytics']) {
  test(`the tab ${tab} of the dashboard can be read by everybody, also on a phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page, administrator);
    await page.goto(`/admin?tab=${tab}`);
    await expect(page.getByRole('combobox', { name: 'Section of the dashboard' })).toHaveValue(tab);
    await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible();
    await checkAccessibility(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
}

test('a member finds no dashboard', async ({ page }) => {
  await signIn(page, member);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Admin' })).toHaveCount(0);
});
