import { expect } from '@playwright/test';
import { checkAccessibility } from './support/check-accessibility.ts';
import { onceSent } from './support/once-sent.ts';
import { openAs } from './support/open-as.ts';
import { demo } from './support/sign-in.ts';
import { test } from './support/test.ts';

const helena = '/profile/user_demohelenastrand';

test('a look at a profile is told to its member at once, and stands in the panel', async ({
  browser,
}) => {
  const viewed = await openAs(browser, demo.administrator);
  const panel = viewed.getByRole('region', { name: 'Profile Views' });
  await expect(panel.getByText('This Week')).toBeVisible();
  const viewers = panel.getByRole('listitem');
  await expect(viewers).toHaveCount(3);
  await expect(viewers.first()).toContainText(/ago|just now/);
  await checkAccessibility(viewed);

  const viewer = await openAs(browser, 'aisha.rahman@demo.nyu.edu', '/discover');
  await onceSent(viewer, '/api/analytics/content-view', async () => {
    await viewer.goto(helena);
  });
  await expect(viewed.getByText('Aisha Rahman viewed your profile', { exact: true })).toBeVisible();
  await expect(viewers.first()).toContainText('Aisha Rahman');
  await expect(viewers.first()).toContainText('just now');

  await panel.getByRole('button', { name: 'All views' }).click();
  await expect.poll(() => viewers.count()).toBeGreaterThan(3);
  await expect(panel.getByText('just now')).toHaveCount(0);
  await viewers.first().getByRole('link').click();
  await expect(viewed.getByRole('heading', { name: 'Aisha Rahman' })).toBeVisible();
  expect(viewed.complaints).toEqual([]);
});

test('on a phone the panel stands between the cards of the feed', async ({ browser }) => {
  const page = await openAs(browser, demo.student, '/', { viewport: { width: 390, height: 844 } });
  await page.getByRole('article').nth(2).scrollIntoViewIfNeeded();
  const panel = page.getByRole('region', { name: 'Profile Views' });
  await expect(panel.getByRole('listitem')).toHaveCount(3);
  await panel.getByRole('button', { name: 'All views' }).click();
  await expect.poll(() => panel.getByRole('listitem').count()).toBeGreaterThan(3);
  await checkAccessibility(page);
});

/** No other journey may open the profile of this member. */
const unviewed = 'yuna.park@demo.nyu.edu';

test('a member whom nobody has viewed is told so', async ({ browser }) => {
  const page = await openAs(browser, unviewed);
  const panel = page.getByRole('region', { name: 'Profile Views' });
  await expect(panel.getByText(/Nobody has viewed your profile yet/)).toBeVisible();
});
