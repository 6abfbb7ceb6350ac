import { expect, type Page } from '@playwright/test';
import { checkAccessibility } from './support/check-accessibility.ts';
import { newMember } from './support/new-member.ts';
import { openAs } from './support/open-as.ts';
import { test } from './support/test.ts';

const digest = (page: Page) => page.getByRole('switch', { name: /Weekly digest/ });
const views = (page: Page) => page.getByRole('switch', { name: /Hide profile views/ });
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a link of a mail opens its section, on a phone too; settings are kept, and change in every tab', async ({
  browser,
}) => {
  const { email } = await newMember('Gwen Adler');
  const phone = { viewport: { width: 390, height: 844 } };
  const page = await openAs(browser, email, '/settings#email', phone);
  await expect(section(page, 'E-mail')).toBeInViewport();
  await expect(page.getByText('Add a passkey').or(page.getByText('Passkeys need'))).toBeAttached();
  await expect(section(page, 'E-mail').getByRole('heading')).toBeInViewport();
  await page.getByRole('link', { name: 'My data' }).click();
  await expect(section(page, 'My data').getByRole('heading', { level: 2 })).toBeInViewport();
  await checkAccessibility(page);

  const other = await page.context().newPage();
  await other.setViewportSize({ width: 1440, height: 900 });
  await other.goto('/settings');
  await expect(digest(other)).toBeChecked();
  await checkAccessibility(other);
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
  expect(page.complaints).toEqual([]);
});
