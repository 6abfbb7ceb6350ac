import { expect } from '@playwright/test';
import { checkAccessibility } from './support/check-accessibility.ts';
import { demo, signIn } from './support/sign-in.ts';
import { test } from './support/test.ts';

test('the landing page is readable on every screen, in light and dark, with nothing sideways', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', /mode=login/);
  for (const width of [1440, 820, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await checkAccessibility(page);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
  }
});

test('the landing page works without JavaScript and carries the numbers', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.locator('body')).toContainText(/\d{2,}\+ students/);
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

test('a member never sees a loading screen, and can use the whole shell by keyboard alone', async ({
  page,
  context,
}) => {
  await signIn(context, demo.student);
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

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /skip/i })).toBeFocused();
  await page.getByRole('button', { name: 'Your menu' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await checkAccessibility(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Your menu' })).toBeFocused();
});

test('an unknown page is a 404, in words and on the wire', async ({ page, context }) => {
  await signIn(context, demo.student);
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await checkAccessibility(page);
});

/** Runs in the page: tells of each loading screen, however short. */
function watchForLoading(): void {
  const tell = (window as unknown as { noteLoading: (text: string) => void }).noteLoading;
  new MutationObserver(() => {
    const text = document.body?.textContent ?? '';
    if (/Setting the stage|Loading\.\.\./.test(text)) tell('a loading screen');
  }).observe(document, { childList: true, subtree: true });
}
