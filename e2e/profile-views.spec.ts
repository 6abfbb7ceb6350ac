import { expect } from '@playwright/test';
import { createProfileView } from '#server/testing/factories.ts';
import { checkAccessibility } from './support/check-accessibility.ts';
import { db } from './support/db.ts';
import { newMember } from './support/new-member.ts';
import { onceSent } from './support/once-sent.ts';
import { openAs } from './support/open-as.ts';
import { test } from './support/test.ts';

test('a look at a profile is told to its member at once, and stands in the panel', async ({
  browser,
}) => {
  const helena = await newMember('Helena Voss');
  const aisha = await newMember('Aisha Karim');
  for (const name of ['Ada Reyes', 'Ben Hale', 'Cleo Marsh', 'Dov Stern'])
    await createProfileView(db, (await newMember(name)).id, helena.id);
  const viewed = await openAs(browser, helena.email);
  const panel = viewed.getByRole('region', { name: 'Profile Views' });
  await expect(panel.getByText('This Week')).toBeVisible();
  const viewers = panel.getByRole('listitem');
  await expect(viewers).toHaveCount(3);
  await expect(viewers.first()).toContainText(/ago|just now/);
  await checkAccessibility(viewed);

  const viewer = await openAs(browser, aisha.email, '/discover');
  await onceSent(viewer, '/api/analytics/content-view', async () => {
    await viewer.goto(helena.path);
  });
  await expect(viewed.getByText('Aisha Karim viewed your profile', { exact: true })).toBeVisible();
  await expect(viewers.first()).toContainText('Aisha Karim');
  await expect(viewers.first()).toContainText('just now');

  await panel.getByRole('button', { name: 'All views' }).click();
  await expect.poll(() => viewers.count()).toBeGreaterThan(3);
  await expect(panel.getByText('just now')).toHaveCount(0);
  await viewers.first().getByRole('link').click();
  await expect(viewed.getByRole('heading', { name: 'Aisha Karim' })).toBeVisible();
  expect(viewed.complaints).toEqual([]);
});
