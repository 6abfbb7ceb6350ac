import { expect, type Page } from '@playwright/test';
import { checkAccessibility } from './support/check-accessibility.ts';
import { openAs } from './support/open-as.ts';
import { test } from './support/test.ts';

const email = 'gwen.abernathy@demo.nyu.edu';
const digest = (page: Page) => page.getByRole('switch', { name: /Weekly digest/ });
const views = (page: Page) => page.getByRole('switch', { name: /Hide profile views/ });
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a link of a mail opens its section, on a phone too', async ({ browser }) => {
  const page = await openAs(browser, email, '/settings#email', {
    viewport: { width: 390, height: 844 },
  });
  await expect(section(page, 'E-mail')).toBeInViewport();
  await expect(section(page, 'E-mail').getByRole('heading')).toBeInViewport();
  await expect(page.getByText('Add a passkey').or(page.getByText('Passkeys need'))).toBeAttached();
  await expect(section(page, 'E-mail').getByRole('heading')).toBeInViewport();
  await page.getByRole('link', { name: 'My data' }).click();
  await expect(section(page, 'My data').getByRole('heading', { level: 2 })).toBeInViewport();
  await checkAccessibility(page);
  expect(page.complaints).toEqual([]);
});

test('settings are kept, and change in every open tab', async ({ browser }) => {
  const page = await openAs(browser, email, '/settings');
  const other = await page.context().newPage();
  await other.goto('/settings');
  await expect(digest(other)).toBeChecked();
  await checkAccessibility(page);

  await digest(page).press(' ');
  await expect(page.getByText('Email Settings Updated', { exact: true })).toBeVisible();
  await expect(digest(other), 'the other tab follows').not.toBeChecked();
  await views(page).click();
  await expect(page.getByText('Privacy Settings Updated', { exact: true })).toBeVisible();
  await expect(views(other), 'the other tab follows').toBeChecked();

  await page.reload();
  await expect(digest(page)).not.toBeChecked();
  await expect(views(page)).toBeChecked();
  await expect(page.getByRole('switch', { name: /Job matches/ })).toBeChecked();
});

test('a switch goes back when the server does not answer', async ({ browser }) => {
  const page = await openAs(browser, email, '/settings');
  const matches = page.getByRole('switch', { name: /Job matches/ });
  await expect(matches).toBeChecked();
  await page.route('**/api/user/email-preferences', (route) => route.abort());
  await matches.click();
  await expect(page.getByText('Failed to update email settings', { exact: true })).toBeVisible();
  await expect(matches).toBeChecked();
});
