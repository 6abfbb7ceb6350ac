import { expect } from '@playwright/test';
import { schoolNames } from '#contract/catalogue/schools.ts';
import { skills } from '#contract/catalogue/skills.ts';
import { checkAccessibility } from './support/check-accessibility.ts';
import { demoMember } from './support/demo-member.ts';
import { demo, signIn } from './support/sign-in.ts';
import { test } from './support/test.ts';

const { school, major } = demoMember('theo-brandt');
const otherSchool = schoolNames.find((name) => name !== school) ?? '';

test.beforeEach(({ page }) => signIn(page, demo.student));

test('searches by parts, typos and without accents; the address follows', async ({ page }) => {
  await page.goto('/discover');
  await expect(page.getByRole('heading', { level: 1, name: 'Discover Students' })).toBeVisible();
  await expect(page.getByText(/^\d+ students$/)).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Search students' });
  for (const [typed, found] of [
    ['ines', 'Inês Cardoso'],
    ['kobay', 'Hana Kobayashi'],
    ['raghunatan', 'Priya Raghunathan'],
  ] as const) {
    await search.fill(typed);
    await expect(page).toHaveURL(new RegExp(`q=${typed}`));
    await expect(page.getByRole('link', { name: found })).toBeVisible();
  }
  await checkAccessibility(page);
});

test('filters combine, come back with the address, and are forgotten when invalid', async ({
  page,
}) => {
  await page.goto('/discover');
  await page.getByRole('combobox', { name: 'School' }).selectOption(school);
  await page.getByRole('combobox', { name: 'Major' }).selectOption(major);
  await expect(page).toHaveURL(/school=.*major=/);
  await expect(page.getByRole('article').first()).toContainText(`${major} ·`);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Major' })).toHaveValue(major);
  await page.getByRole('combobox', { name: 'School' }).selectOption(otherSchool);
  await expect(page).not.toHaveURL(/major/);
  await page.getByRole('button', { name: `Remove filter ${otherSchool}` }).click();
  await expect(page).toHaveURL(/\/discover$/);

  await page.goto('/discover?skill=Nonsense&gradYear=12&school=Nowhere&major=Nothing');
  await expect(page.getByRole('combobox', { name: 'Skill' })).toHaveValue('');
  await expect(page.getByText(/^\d\d+ students$/)).toBeVisible();
});

test('finds nobody gracefully', async ({ page }) => {
  await page.goto('/discover?q=zzzzqqqq&gradYear=1951');
  await expect(page.getByRole('heading', { name: /Nobody found/ })).toBeVisible();
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(/\/discover$/);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('somebody is reported and blocked from their card', async ({ page }) => {
  await page.goto('/discover?q=Beckett');
  const more = page.getByRole('button', { name: 'More about Beckett Olsen' });
  await more.click();
  await page.getByRole('menuitem', { name: 'Report' }).click();
  const report = page.getByRole('dialog', { name: 'Report Beckett Olsen' });
  await report.getByLabel('Something else').check();
  await report.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Thank you for your report', { exact: true })).toBeVisible();
  await expect(more).toBeFocused();

  await more.click();
  await page.getByRole('menuitem', { name: 'Block Beckett' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Block Beckett' }).click();
  await expect(more).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(more).toBeVisible();
});

test('scrolls on to everybody', async ({ page }) => {
  await page.goto('/discover');
  const count = Number.parseInt((await page.getByText(/^\d+ students$/).textContent()) ?? '', 10);
  await expect(async () => {
    await page.mouse.wheel(0, 2_000);
    await expect(page.getByRole('article')).toHaveCount(count, { timeout: 500 });
  }).toPass();
});

test('on a phone the filters are a sheet', async ({ browser }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const viewport = { width: 390, height: 844 };
    const page = await (await browser.newContext({ viewport, colorScheme })).newPage();
    await signIn(page, demo.student);
    await page.goto('/discover');
    await page.getByRole('button', { name: 'Filters' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByRole('combobox', { name: 'Skill' }).selectOption(skills[0]);
    await checkAccessibility(page);
    await sheet.getByRole('button', { name: /^Show \d+ students?$/ }).click();
    await expect(page.getByRole('button', { name: `Remove filter ${skills[0]}` })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      390,
    );
    await page.context().close();
  }
});
