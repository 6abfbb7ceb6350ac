import { expect } from '@playwright/test';
import { checkAccessibility } from './support/check-accessibility.ts';
import { openAs } from './support/open-as.ts';
import { test } from './support/test.ts';

test('a post mentions a member by keyboard, who is told and finds it', async ({ browser }) => {
  const words = `Sound check ${Date.now()}`;
  const page = await openAs(browser, 'malik.jefferson@demo.nyu.edu');
  await page.getByRole('button', { name: 'Create a post', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Create a Post' });
  await dialog.getByRole('textbox', { name: 'What would you like to say?' }).click();
  await page.keyboard.type(`${words} with @rosal`);
  await expect(page.getByRole('option', { name: 'Rosalind Chu' })).toBeVisible();
  await checkAccessibility(page);
  await page.keyboard.press('Enter');
  await page.keyboard.type('and thunder :cla');
  await expect(page.getByRole('option', { name: 'clap', exact: true })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Post Created!', { exact: true })).toBeVisible();
  const card = page.getByRole('article').filter({ hasText: words });
  await expect(card).toContainText('with @Rosalind Chu and thunder 👏');
  await expect(card.getByRole('link', { name: '@Rosalind Chu' })).toHaveAttribute(
    'href',
    /^\/profile\//,
  );

  const mentioned = await openAs(browser, 'rosalind.chu@demo.nyu.edu', '/notifications');
  await mentioned.getByText('Malik Jefferson mentioned you in a post.').first().click();
  await expect(mentioned.getByRole('main')).toContainText(words);
  expect([...page.complaints, ...mentioned.complaints]).toEqual([]);
});
