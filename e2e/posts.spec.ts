import { expect, type Page } from '@playwright/test';
import { checkAccessibility } from './support/check-accessibility.ts';
import { onceSent } from './support/once-sent.ts';
import { openAs } from './support/open-as.ts';
import { demo } from './support/sign-in.ts';
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
  const page = await openAs(browser, demo.student);
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

  const reader = await openAs(browser, demo.alumna);
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

test('what was typed survives a failed upload and an accidental close', async ({ browser }) => {
  const page = await openAs(browser, demo.student);
  await openComposer(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Post', exact: true }).click();
  await expect(toast(page, 'Content required')).toBeVisible();
  await page.route('**/api/upload', (route) =>
    route.fulfill({ status: 415, json: { code: 'unsupported_type', message: 'Not this file.' } }),
  );
  await content(page).fill('Words that took a while');
  await page.getByRole('dialog').locator('input[type="file"]').setInputFiles(picture);
  await page.getByRole('dialog').getByRole('button', { name: 'Post', exact: true }).click();
  await expect(toast(page, 'Upload failed')).toBeVisible();
  await expect(content(page)).toHaveValue('Words that took a while');
  await page.keyboard.press('Escape');
  await page.reload();
  await openComposer(page);
  await expect(page.getByText('Draft restored')).toBeVisible();
  await expect(content(page)).toHaveValue('Words that took a while');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(content(page)).toHaveValue('');
});

test('a text that is too long is not cut but refused', async ({ browser }) => {
  const page = await openAs(browser, demo.student);
  await openComposer(page);
  await content(page).focus();
  await page.keyboard.insertText('x'.repeat(12_000));
  await page.getByRole('dialog').getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Please keep this to 10,000 characters or fewer.',
  );
  expect(await content(page).inputValue()).toHaveLength(12_000);
});

test('media may come first, and waits in the post', async ({ browser }) => {
  const page = await openAs(browser, demo.alumna);
  await page.getByRole('button', { name: 'Add media to a post' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Media to Post' });
  await expect(dialog.getByRole('button', { name: 'Upload' })).toBeDisabled();
  await dialog.locator('input[type="file"]').setInputFiles(picture);
  await expect(dialog.getByText('0.01 MB')).toBeVisible();
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await expect(toast(page, 'Media ready for post!')).toBeVisible();
  const post = page.getByRole('dialog', { name: 'Create a Post' });
  await expect(post.getByRole('group', { name: 'Media' })).toContainText('still.png');
});

test('a post that is not there says so and leads back', async ({ browser }) => {
  const page = await openAs(browser, demo.student, '/posts/post_nothing');
  await expect(page.getByRole('heading', { name: 'Post Not Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Feed' }).click();
  await expect(page).toHaveURL('/');
});
