import { expect } from '@playwright/test';
import { checkAccessibility } from './support/check-accessibility.ts';
import { demo, signIn } from './support/sign-in.ts';
import { test } from './support/test.ts';

const widths = [390, 820, 1440];

for (const width of widths) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`landing page, ${width} px, ${colorScheme}: readable, nothing sideways`, async ({
      browser,
    }) => {
      const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme });
      const page = await context.newPage();
      await page.goto('/');
      await expect(page.getByRole('link', { name: 'Log In' })).toHaveAttribute(
        'href',
        /mode=login/,
      );
      await checkAccessibility(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        width,
      );
    });
  }
}

test('the landing page works without JavaScript and carries the numbers', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.locator('body')).toContainText(/[4-9]\d\+ students/);
  await expect(page.locator('body')).toContainText(/\d+ open calls/);
  await expect(page.locator('body')).toContainText('Tisch School of the Arts');
  await page.getByRole('link', { name: 'Get Started' }).first().click();
  await expect(page).toHaveURL(/\/auth\?mode=signup/);
  await expect(page.locator('noscript p')).toBeVisible();
});

test('strangers see work that members opened for it, in its own shape', async ({ page }) => {
  for (const path of ['/', '/auth']) {
    await page.goto(path);
    const works = page.locator('li:has(img[srcset])');
    await expect(works).toHaveCount(6);
    await expect(works.first()).toContainText(/\w+ \p{L}\./u);
    const pictures = await works.locator('img').all();
    for (const picture of pictures) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    }
    const shapes = await works.locator('img').evaluateAll((images: HTMLImageElement[]) =>
      images.map((image) => {
        const { width, height } = image.getBoundingClientRect();
        return Math.abs(width / height - image.naturalWidth / image.naturalHeight);
      }),
    );
    expect(Math.max(...shapes)).toBeLessThan(0.02);
  }
});

test('a member never sees a loading screen', async ({ page }) => {
  await signIn(page, demo.student);
  const document = await (await page.request.get('/')).text();
  expect(document).toContain('"firstName":"Maya"');
  const seen: string[] = [];
  await page.exposeFunction('noteLoading', (text: string) => seen.push(text));
  await page.addInitScript(watchForLoading);
  await page.goto('/');
  const main = page.getByRole('navigation', { name: 'Main' }).first();
  await expect(main.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  await expect(main.getByRole('link', { name: 'Admin' })).toHaveCount(0);
  expect(seen).toEqual([]);
});

test('an administrator sees Admin', async ({ page }) => {
  await signIn(page, demo.administrator);
  await page.goto('/');
  const main = page.getByRole('navigation', { name: 'Main' }).first();
  await expect(main.getByRole('link', { name: 'Admin' })).toBeVisible();
});

test('an unknown page is a 404, in words and on the wire', async ({ page }) => {
  await signIn(page, demo.student);
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await checkAccessibility(page);
});

test('the whole shell can be used by keyboard alone', async ({ page }) => {
  await signIn(page, demo.student);
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /skip/i })).toBeFocused();
  await page.getByRole('button', { name: 'Your menu' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await checkAccessibility(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Your menu' })).toBeFocused();
});

test('the phone has its navigation below, with the current page marked', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await signIn(page, demo.alumna);
  await page.goto('/discover');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('link', { name: 'Discover' })).toHaveAttribute('aria-current', 'page');
  await bar.getByRole('link', { name: 'Profile' }).click();
  await expect(page).toHaveURL('/profile');
});

test('a phone that still waits for its panels has nothing sideways', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await signIn(page, demo.student);
  await page.route('**/api/skills/trending*', () => {});
  await page.goto('/');
  const panel = page.getByRole('region', { name: 'Trending Skills' });
  await page.getByRole('article').nth(2).scrollIntoViewIfNeeded();
  await panel.scrollIntoViewIfNeeded();
  await expect(panel.getByRole('status', { name: 'Loading' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

/** Runs in the page: tells of each loading screen, however short. */
function watchForLoading(): void {
  const tell = (window as unknown as { noteLoading: (text: string) => void }).noteLoading;
  new MutationObserver(() => {
    const text = document.body?.textContent ?? '';
    if (/Setting the stage|Loading\.\.\./.test(text)) tell('a loading screen');
  }).observe(document, { childList: true, subtree: true });
}
