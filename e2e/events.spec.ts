import { expect, type Page } from '@playwright/test';
import { checkAccessibility } from './support/check-accessibility.ts';
import { openAs } from './support/open-as.ts';
import { demo } from './support/sign-in.ts';
import { test } from './support/test.ts';

const toast = (page: Page, title: string) => page.getByText(title, { exact: true });

test('an event is checked in order, created, kept in a calendar, edited and deleted', async ({
  browser,
}) => {
  const title = `Thesis night ${Date.now()}`;
  const page = await openAs(browser, demo.student, '/', {
    timezoneId: 'America/New_York',
    locale: 'en-US',
  });
  await page.getByRole('button', { name: 'Add an event', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Event' });
  const submit = dialog.getByRole('button', { name: 'Create Event' });
  await submit.click();
  await expect(toast(page, 'Title required')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Event Title' }).fill(title);
  await submit.click();
  await expect(toast(page, 'Description required')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Description' }).fill('All departments are welcome.');
  await submit.click();
  await expect(toast(page, 'Date required')).toBeVisible();
  await dialog.getByLabel('Date & Time').fill('2030-05-01T18:00');
  await checkAccessibility(page);
  await submit.click();
  await expect(toast(page, 'Event Created!')).toBeVisible();

  const card = page.getByRole('article', { name: title });
  await expect(card).toContainText('Wednesday, May 1, 2030');
  await expect(card).toContainText('6:00 PM');
  const download = page.waitForEvent('download');
  await card.getByRole('button', { name: 'Add to calendar' }).click();
  expect((await download).suggestedFilename()).toMatch(/^Thesis-night-\d+\.ics$/);

  await card.getByRole('button', { name: `More for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Event' });
  await edit.getByRole('textbox', { name: 'Location' }).fill('Cantor, room 200');
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(card).toContainText('Cantor, room 200');
  await expect(toast(page, 'Event Updated!')).toBeVisible();

  await card.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('6:00 PM EDT')).toBeVisible();
  await checkAccessibility(page);
  await page.getByRole('button', { name: `More for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Event Deleted')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(card).toHaveCount(0);
  expect(page.complaints).toEqual([]);
});
