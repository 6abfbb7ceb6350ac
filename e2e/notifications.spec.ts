import { expect, type Page } from '@playwright/test';
import { checkAccessibility } from './support/check-accessibility.ts';
import { newMember } from './support/new-member.ts';
import { onceSent } from './support/once-sent.ts';
import { openAs } from './support/open-as.ts';
import { demo } from './support/sign-in.ts';
import { test } from './support/test.ts';

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const popup = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });
const card = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });

async function expectUnread(page: Page, count: number): Promise<void> {
  const name = count === 0 ? 'Notifications' : `Notifications, ${count} unread`;
  await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
}

async function writePost(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Create a post', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Create a Post' });
  await dialog.getByRole('textbox', { name: 'What would you like to say?' }).fill(text);
  await dialog.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(card(page, text)).toBeVisible();
}

test('a like is in every tab of the author, read in one is read in all, and unlike retracts it', async ({
  browser,
}) => {
  const text = `Rushes tonight ${Date.now()}`;
  const { email } = await newMember('Ada Reyes');
  const author = await openAs(browser, email);
  const second = await author.context().newPage();
  await second.goto('/jobs');
  await writePost(author, text);
  await expectUnread(author, 0);
  await expectUnread(second, 0);

  const reader = await openAs(browser, demo.student);
  const like = card(reader, text).getByRole('button', { name: /^Like/ });
  await onceSent(reader, '/like', () => like.click());
  for (const tab of [author, second]) {
    await expectUnread(tab, 1);
    await expect(tab).toHaveTitle(/^\(1\) /);
  }

  await bell(second).click();
  await checkAccessibility(second);
  const told = popup(second)
    .getByRole('link', { name: /Maya Okafor likes your post\./ })
    .first();
  await onceSent(second, '/read', () => told.click());
  await expect(second).toHaveURL(/\/posts\//);
  await expect(popup(second)).toBeHidden();
  for (const tab of [author, second]) {
    await expectUnread(tab, 0);
    await expect(tab).not.toHaveTitle(/^\(/);
  }

  await onceSent(reader, '/like', () => like.click());
  await onceSent(reader, '/like', () => like.click());
  for (const tab of [author, second]) await expectUnread(tab, 1);
  await onceSent(reader, '/like', () => like.click());
  for (const tab of [author, second]) await expectUnread(tab, 0);
  expect(author.complaints).toEqual([]);
});

test('the page has everything by day and kind; a deleted one comes back by Undo', async ({
  browser,
}) => {
  const page = await openAs(browser, demo.student);
  await bell(page).click();
  await popup(page).getByRole('link', { name: 'See all notifications' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  await expect(page.getByRole('region', { name: /^(Today|Yesterday)$/ }).first()).toBeVisible();
  await checkAccessibility(page);

  // Of this kind no other journey adds one.
  await page.getByRole('button', { name: 'Messages', exact: true }).click();
  const rows = page.getByRole('main').getByRole('region').getByRole('listitem');
  await expect(page).toHaveURL(/message/);
  await expect(page.getByRole('main').getByText(/sent you a message\.$/)).toHaveCount(3);
  await expect(rows).toHaveCount(4);

  const newest = rows.first();
  await newest.getByRole('button', { name: /^Delete:/ }).click();
  await expect(rows).toHaveCount(3);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveCount(4);
  await page.reload();
  await expect(rows).toHaveCount(4);

  await newest.getByRole('button', { name: /^Delete:/ }).click();
  await expect(rows).toHaveCount(3);
  await page.reload();
  await expect(rows).toHaveCount(3);
  expect(page.complaints).toEqual([]);
});
