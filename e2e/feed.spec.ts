import { expect } from '@playwright/test';
import { checkAccessibility } from './support/check-accessibility.ts';
import { openAs } from './support/open-as.ts';
import { product } from './support/product.ts';
import { demo } from './support/sign-in.ts';
import { test } from './support/test.ts';

for (const width of [390, 820, 1440]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`home, ${width} px, ${colorScheme}: readable, nothing sideways`, async ({ browser }) => {
      const options = { viewport: { width, height: 900 }, colorScheme };
      const page = await openAs(browser, demo.student, '/', options);
      await expect(page.getByRole('article').first()).toBeVisible();
      await checkAccessibility(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(page.complaints).toEqual([]);
    });
  }
}

test('the board goes on to its end, without a duplicate', async ({ browser }) => {
  const page = await openAs(browser, demo.student);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(page.getByText('That is everything on the board.')).toBeVisible({ timeout: 500 });
  }).toPass();
  const labels = await page
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-labelledby')));
  expect(labels.length).toBeGreaterThan(20);
  expect(new Set(labels).size).toBe(labels.length);
});

test('new items are offered without moving the page', async ({ browser }) => {
  const text = `Just pinned ${Date.now()}`;
  const page = await openAs(browser, demo.student);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.mouse.wheel(0, 1_500);
  const before = await page.evaluate(waitForScrollEnd);
  expect(before).toBeGreaterThan(1_000);
  const other = await openAs(browser, demo.alumna);
  const headers = { origin: product.url };
  await other.request.post('/api/posts', { data: { content: text }, headers });
  const offer = page.getByRole('button', { name: /new on the board/ });
  await expect(offer).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await offer.click();
  await expect(page.getByRole('article').filter({ hasText: text })).toBeInViewport();
  await expect(offer).toHaveCount(0);
});

test('a word without an end stays within its card, on a phone and on its own page', async ({
  browser,
}) => {
  const page = await openAs(browser, demo.student, '/auth', {
    viewport: { width: 390, height: 844 },
  });
  const word = (length: number) => 'W'.repeat(length);
  const headers = { origin: product.url };
  const post = { content: `${word(2_000)} https://example.org/${word(200)}`, skills: [word(60)] };
  const when = { eventDate: '2030-05-01T18:00:00Z', location: word(150) };
  const event = { title: word(150), description: word(500), ...when };
  const made = [
    ['/posts', await (await page.request.post('/api/posts', { data: post, headers })).json()],
    ['/events', await (await page.request.post('/api/events', { data: event, headers })).json()],
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
    await page.request.delete(`/api${path}/${id}`, { headers });
  }
});

test('a board that does not load says so, beside the feed too', async ({ browser }) => {
  const page = await openAs(browser, demo.student, '/auth?mode=login');
  await page.route('**/api/feed?**', (route) =>
    route.fulfill({ status: 403, json: { code: 'forbidden', message: 'Not now.' } }),
  );
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'The board did not load' })).toBeVisible();
  await expect(page.getByText('Not now.')).toBeVisible();
  const panel = page.getByRole('region', { name: 'Recent Activity' });
  await expect(panel).toContainText('This did not load.');
  await expect(panel).not.toContainText('No recent activity yet');
});

test('on a phone the thumb reaches the composer, whose chooser leads on', async ({ browser }) => {
  const page = await openAs(browser, demo.student, '/', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const button = page.getByRole('button', { name: 'Share something' });
  await expect(page.getByRole('textbox', { name: /^Share an update/ })).toBeVisible();
  await expect(button).toHaveCount(0);
  await page.getByRole('article').nth(2).scrollIntoViewIfNeeded();
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

test('on a phone recent activity stands between the cards of the feed', async ({ browser }) => {
  const page = await openAs(browser, demo.student, '/', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  await page.getByRole('article').nth(2).scrollIntoViewIfNeeded();
  const feed = page.getByRole('region', { name: 'The board' });
  const panel = feed.getByRole('region', { name: 'Recent Activity' });
  await expect(panel.getByRole('link')).toHaveCount(4);
  await expect(panel.getByRole('link').first()).toContainText(
    /posted a new job|shared a post|created an event/,
  );
  await panel.scrollIntoViewIfNeeded();
  await expect(panel).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

/** Runs in the page: where it stands once it has moved and a few frames have passed without a move. */
async function waitForScrollEnd(): Promise<number> {
  let last = scrollY;
  for (let still = 0; still < 10 || last === 0; still += 1) {
    await new Promise(requestAnimationFrame);
    if (scrollY !== last) still = 0;
    last = scrollY;
  }
  return last;
}
