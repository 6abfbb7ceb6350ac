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
