import { expect, type Page } from '@playwright/test';
import { checkAccessibility } from './support/check-accessibility.ts';
import { newMember } from './support/new-member.ts';
import { onceSent } from './support/once-sent.ts';
import { openAs } from './support/open-as.ts';
import { test } from './support/test.ts';

const still = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const picture = { name: 'still.png', mimeType: 'image/png', buffer: still };
const toast = (page: Page, title: string) => page.getByText(title, { exact: true });
const card = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });
const content = (page: Page) =>
  page.getByRole('dialog').getByRole('textbox', { name: 'What would you like to say?' });

async function openComposer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Create a post', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Create a Post' })).toBeVisible();
}

test('a post with an image is shared, liked, edited and deleted', async ({ browser }) => {
  const text = `Picture lock ${Date.now()}`;
  const [author, other] = [await newMember('Jonas Wolff'), await newMember('Ada Reyes')];
  const page = await openAs(browser, author.email);
  await openComposer(page);
  await content(page).fill(`${text} https://vimeo.com/76979871 <b>not bold</b>`);
  await page.getByRole('dialog').locator('input[type="file"]').setInputFiles(picture);
  await page.getByRole('textbox', { name: 'Describe the image' }).fill('One red frame');
  await checkAccessibility(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Post', exact: true }).click();
  await expect(toast(page, 'Post Created!')).toBeVisible();
  const own = card(page, text);
  await expect(own.getByRole('img', { name: 'One red frame' })).toBeVisible();
  await expect(own.getByRole('link', { name: 'https://vimeo.com/76979871' })).toHaveAttribute(
    'rel',
    /noopener.*nofollow/,
  );
  await expect(own).toContainText('<b>not bold</b>');

  const reader = await openAs(browser, other.email);
  const like = card(reader, text).getByRole('button', { name: /^Like/ });
  await onceSent(reader, '/like', () => like.click());
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(like).toContainText('1');
  await reader.reload();
  await expect(like).toHaveAttribute('aria-pressed', 'true');

  await own.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Post' });
  await edit.getByRole('textbox', { name: 'Content' }).fill(' ');
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'Post content cannot be empty.').first()).toBeVisible();
  await edit.getByRole('textbox', { name: 'Content' }).fill(`${text} and sound lock`);
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'Post updated successfully!')).toBeVisible();
  await expect(own).toContainText('and sound lock');

  await own.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(own).toHaveCount(0);
  await expect(toast(page, 'Post deleted successfully!')).toBeVisible();
  expect(page.complaints).toEqual([]);
});
