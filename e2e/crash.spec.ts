import { expect } from '@playwright/test';
import { checkAccessibility } from './support/check-accessibility.ts';
import { demo, signIn } from './support/sign-in.ts';
import { test } from './support/test.ts';

test('a crash of the sign-in page says what to do, and is reported', async ({ page }) => {
  await page.route('**/api/public/community-stats', (route) => route.fulfill({ json: {} }));
  const reported = page.waitForRequest('**/api/analytics/error');
  await page.goto('/auth');
  await expect(
    page.getByRole('heading', {
      name: 'Something went wrong - Please refresh the page to try again',
    }),
  ).toBeVisible();
  const report = (await reported).postDataJSON() as object;
  expect(Object.keys(report).toSorted()).toEqual(
    ['error', 'stack', 'componentStack', 'timestamp', 'url', 'userAgent'].toSorted(),
  );
  expect((await (await reported).response())?.status()).toBe(204);
  await checkAccessibility(page);

  await page.unroute('**/api/public/community-stats');
  await page.getByRole('button', { name: 'Refresh Page' }).click();
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
});

test('a page that did not load can be tried again', async ({ page }) => {
  await signIn(page.context(), demo.student);
  await page.route('**/assets/discover-page*', (route) => route.abort());
  await page.goto('/discover');
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refresh Page' })).toBeVisible();
  await checkAccessibility(page);

  await page.unroute('**/assets/discover-page*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'Discover Students' })).toBeVisible();
});
