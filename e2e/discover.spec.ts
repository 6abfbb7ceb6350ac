import { expect } from '@playwright/test';
import { schoolNames } from '#contract/catalogue/schools.ts';
import { skills } from '#contract/catalogue/skills.ts';
import { checkAccessibility } from './support/check-accessibility.ts';
import { contextOf } from './support/context-of.ts';
import { demoMember } from './support/demo-member.ts';
import { newMember } from './support/new-member.ts';
import { onceSent } from './support/once-sent.ts';
import { openAs } from './support/open-as.ts';
import { openFontsFirst } from './support/open-fonts-first.ts';
import { demo } from './support/sign-in.ts';
import { test } from './support/test.ts';

const { school, major } = demoMember('theo-brandt');
const otherSchool = schoolNames.find((name) => name !== school) ?? '';

/** Runs in the page. */
function sumLayoutShifts(): number {
  const observer = new PerformanceObserver(() => {});
  observer.observe({ type: 'layout-shift', buffered: true });
  const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
  return shifts.reduce((sum, { value }) => sum + value, 0);
}

test('finds by parts, typos and without accents, and nobody gracefully; somebody is blocked, and not', async ({
  browser,
}) => {
  const { email } = await newMember('Ivo Hart');
  const page = await openAs(browser, email, '/discover');
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

  const more = page.getByRole('button', { name: 'More about Priya Raghunathan' });
  await more.click();
  await page.getByRole('menuitem', { name: 'Block Priya' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Block Priya' }).click();
  await expect(more).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(more).toBeVisible();

  await search.fill('zzzzqqqq');
  await expect(page.getByRole('heading', { name: /Nobody found/ })).toBeVisible();
  await checkAccessibility(page);
  await page.getByText('Clear the search').click();
  await expect(page).toHaveURL(/\/discover$/);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('filters combine, come back with the address, and the list goes on to everybody by name', async ({
  browser,
}) => {
  const page = await openAs(browser, demo.student, '/discover');
  await page.getByRole('combobox', { name: 'School' }).selectOption(school);
  await page.getByRole('combobox', { name: 'Major' }).selectOption(major);
  await expect(page).toHaveURL(/school=.*major=/);
  await expect(page.getByRole('article').first()).toContainText(`${major} ·`);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Major' })).toHaveValue(major);
  await page.getByRole('combobox', { name: 'School' }).selectOption(otherSchool);
  await expect(page).not.toHaveURL(/major/);

  await page.getByRole('combobox', { name: 'School' }).selectOption(school);
  await page.getByRole('button', { name: 'Name', exact: true }).click();
  await expect(page).toHaveURL(/sort=name/);
  const names = page.getByRole('article').getByRole('heading');
  await expect(names.first()).toHaveText('Adaeze Nwosu');
  const count = Number.parseInt((await page.getByText(/^\d+ students$/).textContent()) ?? '', 10);
  expect(count).toBeGreaterThan(20);
  await expect(async () => {
    await page.mouse.wheel(0, 2_000);
    await expect(names).toHaveCount(count, { timeout: 500 });
  }).toPass({ intervals: [100] });
  const all = await names.allTextContents();
  expect(all).toEqual(all.toSorted((a, b) => a.localeCompare(b)));
});

test('begins with people who make sense, says why, and connects from the card', async ({
  browser,
}) => {
  const page = await openAs(browser, demo.student, '/discover');
  const cards = page.getByRole('article');
  await expect(cards.first()).toContainText(/your calls? asks? for/);
  const tomas = cards.filter({ hasText: 'Tomás Herrera' });
  await expect(tomas.getByText(/your calls? asks? for/)).toBeVisible();
  await expect(tomas.getByRole('img')).toHaveCount(3);
  const names = await cards.getByRole('heading').allTextContents();
  expect(names.length).toBeGreaterThan(9);
  expect(names).not.toEqual(names.toSorted((a, b) => a.localeCompare(b)));

  const adaeze = cards.filter({ hasText: 'Adaeze Nwosu' });
  await adaeze.getByRole('button', { name: 'Connect with Adaeze', exact: true }).click();
  await expect(page.getByText('Connection request sent', { exact: true })).toBeVisible();
  await adaeze.getByRole('button', { name: 'Your request to Adaeze' }).click();
  await onceSent(page, '/api/connections/', () =>
    page.getByRole('menuitem', { name: 'Withdraw request' }).click(),
  );
  await expect(
    adaeze.getByRole('button', { name: 'Connect with Adaeze', exact: true }),
  ).toBeVisible();
  // The link of the name covers the card.
  await tomas.getByRole('img').first().click({ force: true });
  await expect(page.getByRole('heading', { level: 1, name: 'Tomás Herrera' })).toBeVisible();
});

test('on a phone two people fit the first screen, nothing moves, and the filters are a sheet', async ({
  browser,
}) => {
  const context = await contextOf(browser, demo.student, { viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await openFontsFirst(page, '/discover');
  const second = page.getByRole('article').nth(1);
  await expect(second).toBeVisible();
  const box = await second.boundingBox();
  const navigation = await page.getByRole('navigation').last().boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(navigation?.y ?? 0);
  expect(await page.evaluate(sumLayoutShifts)).toBeLessThan(0.01);
  await checkAccessibility(page);

  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('combobox', { name: 'Skill' }).selectOption(skills[0]);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await checkAccessibility(page);
  }
  await sheet.getByRole('button', { name: /^Show \d+ students?$/ }).click();
  await expect(page.getByRole('button', { name: `Remove filter ${skills[0]}` })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('the wall of works: a tag, a work and the way back to the same place', async ({ browser }) => {
  const page = await openAs(browser, demo.student, '/discover');
  await page.getByRole('tab', { name: 'Work' }).click();
  await expect(page).toHaveURL(/\?show=work$/);
  const works = page.getByRole('list', { name: 'Works' }).getByRole('listitem');
  await expect(works.first()).toBeVisible();
  await checkAccessibility(page);

  const tag = 'Live Performance';
  await page.getByRole('combobox', { name: 'Tag' }).selectOption(tag);
  await expect(page).toHaveURL(/show=work&tag=/);
  await expect(page.getByRole('button', { name: `Remove filter ${tag}` })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Tag' })).toHaveValue(tag);
  const title = await works.first().getByRole('heading').textContent();
  await works.first().getByRole('link').first().click();
  const viewer = page.getByRole('dialog', { name: title ?? '' });
  await expect(viewer).toContainText(tag);
  await page.goBack();
  await expect(viewer).toHaveCount(0);
  await expect(page).toHaveURL(/show=work&tag=/);

  const maker = works.nth(9).getByRole('link').last();
  await maker.scrollIntoViewIfNeeded();
  const top = (await maker.boundingBox())?.y ?? Number.NaN;
  await maker.click();
  await expect(page).toHaveURL(/\/profile\//);
  await page.goBack();
  await expect(page).toHaveURL(/show=work&tag=/);
  await expect
    .poll(async () => Math.abs(((await maker.boundingBox())?.y ?? Number.NaN) - top))
    .toBeLessThan(3);
  await page.getByRole('button', { name: `Remove filter ${tag}` }).click();
  await expect(page).toHaveURL(/\?show=work$/);
  await expect.poll(() => works.count()).toBeGreaterThan(11);
});
