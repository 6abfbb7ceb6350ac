import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { checkAccessibility } from './support/check-accessibility.ts';
import { demo, signIn } from './support/sign-in.ts';
import { test } from './support/test.ts';

test('an administrator reads the numbers of another time, as a table and as a file', async ({
  page,
  context,
}) => {
  await signIn(context, demo.administrator);
  await page.goto('/settings');
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

test('every tab of the dashboard can be read by everybody, also on a phone', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(context, demo.administrator);
  await page.goto('/admin?tab=engagement');
  const section = page.getByRole('combobox', { name: 'Section of the dashboard' });
  await expect(section).toHaveValue('engagement');
  for (const tab of ['engagement', 'live-users', 'job-analytics']) {
    await section.selectOption(tab);
    await expect(page).toHaveURL(new RegExp(`tab=${tab}`));
    await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible();
    await checkAccessibility(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }
});
