import { expect } from '@playwright/test';
import { checkAccessibility } from './support/check-accessibility.ts';
import { contextOf } from './support/context-of.ts';
import { newMember } from './support/new-member.ts';
import { openAs } from './support/open-as.ts';
import { demo } from './support/sign-in.ts';
import { test } from './support/test.ts';
import { waitForScrollEnd } from './support/wait-for-scroll-end.ts';

const phone = { viewport: { width: 390, height: 844 } };

test('home is readable on every screen, in light and dark, with nothing sideways', async ({
  browser,
}) => {
  const page = await openAs(browser, demo.student);
  await expect(page.getByRole('article').first()).toBeVisible();
  for (const [width, colorScheme] of [
    [1440, 'light'],
    [1440, 'dark'],
    [820, 'dark'],
    [390, 'light'],
    [390, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await checkAccessibility(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  expect(page.complaints).toEqual([]);
});

test('a board goes on to its end, without a duplicate', async ({ browser }) => {
  const page = await openAs(browser, demo.student, '/?board=calls');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(page.getByText('That is everything on the board.')).toBeVisible({ timeout: 200 });
  }).toPass({ intervals: [100] });
  const labels = await page
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-labelledby')));
  expect(labels.length).toBeGreaterThan(20);
  expect(new Set(labels).size).toBe(labels.length);
});

test('new items are offered without moving the page', async ({ browser }) => {
  const text = `Just pinned ${Date.now()}`;
  const { email } = await newMember('Ivo Hart');
  const page = await openAs(browser, email);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.mouse.wheel(0, 1_500);
  const before = await page.evaluate(waitForScrollEnd);
  expect(before).toBeGreaterThan(1_000);
  const other = await contextOf(browser, demo.alumna);
  await other.request.post('/api/posts', { data: { content: text } });
  const offer = page.getByRole('button', { name: /new on the board/ });
  await expect(offer).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await offer.click();
  await expect(page.getByRole('article').filter({ hasText: text })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  // Others may post meanwhile.
  await expect(async () => {
    if (await offer.isVisible()) await offer.click();
    await expect(offer).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
});

test('a word without an end stays within its card, on a phone and on its own page', async ({
  browser,
}) => {
  const word = (length: number) => 'W'.repeat(length);
  const context = await contextOf(browser, demo.student, phone);
  const page = await context.newPage();
  const { request } = context;
  const post = { content: `${word(2_000)} https://example.org/${word(200)}`, skills: [word(60)] };
  const when = { eventDate: '2030-05-01T18:00:00Z', location: word(150) };
  const event = { title: word(150), description: word(500), ...when };
  const made = [
    ['/posts', await (await request.post('/api/posts', { data: post })).json()],
    ['/events', await (await request.post('/api/events', { data: event })).json()],
  ] as const;
  const widest = () =>
    page
      .getByRole('article')
      .evaluateAll((cards) => Math.max(...cards.map((card) => card.scrollWidth)));
  await page.goto('/');
  await expect(page.getByRole('article').nth(2)).toBeVisible();
  expect(await widest()).toBeLessThanOrEqual(390);
  for (const [path, { id }] of made) {
    await page.goto(`${path}/${id}`);
    await expect(page.getByRole('article')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await request.delete(`/api${path}/${id}`);
  }
});

test('on a phone the thumb reaches the composer, whose chooser leads on', async ({ browser }) => {
  const page = await openAs(browser, demo.student, '/', { ...phone, hasTouch: true });
  const button = page.getByRole('button', { name: 'Share something' });
  await expect(page.getByRole('textbox', { name: /^Share an update/ })).toBeVisible();
  await expect(button).toHaveCount(0);
  await expect(async () => {
    await page.mouse.wheel(0, 1_000);
    await expect(button).toBeVisible({ timeout: 500 });
  }).toPass();
  const box = await button.boundingBox();
  expect(box?.y).toBeGreaterThan(600);
  await button.tap();
  const chooser = page.getByRole('dialog', { name: 'What would you like to share?' });
  await checkAccessibility(page);
  await chooser.getByRole('button', { name: /Post a job/ }).tap();
  await expect(page.getByRole('dialog', { name: 'Post a Job' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('on a phone the panels stand between the cards, and nothing is sideways while they load', async ({
  browser,
}) => {
  const context = await contextOf(browser, demo.student, phone);
  const page = await context.newPage();
  await page.route('**/api/skills/trending*', () => {});
  await page.goto('/');
  await page.getByRole('article').nth(2).scrollIntoViewIfNeeded();
  const feed = page.getByRole('region', { name: 'The board' });
  const panel = (name: string) => feed.getByRole('region', { name });
  const waiting = panel('Trending Skills').getByRole('status', { name: 'Loading' });
  await waiting.scrollIntoViewIfNeeded();
  await expect(waiting).toBeVisible();

  const people = panel('Recommended Connections');
  await expect(people.getByRole('listitem')).toHaveCount(4);
  const above = page
    .locator('#feed > ol > li', {
      has: page.getByRole('region', { name: 'Recommended Connections' }),
    })
    .locator('xpath=preceding-sibling::li');
  await expect(above.getByRole('article')).toHaveCount(3);
  const views = panel('Profile Views');
  await expect(views.getByRole('listitem')).toHaveCount(3);
  await views.getByRole('button', { name: 'All views' }).click();
  await expect.poll(() => views.getByRole('listitem').count()).toBeGreaterThan(3);
  const activity = panel('Recent Activity').getByRole('link');
  await expect(activity).toHaveCount(4);
  await expect(activity.first()).toContainText(/posted a new job|shared a post|created an event/);
  await panel('Recent Activity').scrollIntoViewIfNeeded();
  await expect(panel('Recent Activity')).toBeInViewport();
  await checkAccessibility(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
