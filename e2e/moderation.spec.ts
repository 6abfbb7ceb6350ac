import { expect } from '@playwright/test';
import { createPost } from '#server/testing/factories.ts';
import { checkAccessibility } from './support/check-accessibility.ts';
import { db } from './support/db.ts';
import { mailTo } from './support/mails.ts';
import { newMember } from './support/new-member.ts';
import { openAs } from './support/open-as.ts';
import { demo } from './support/sign-in.ts';
import { test } from './support/test.ts';

test('a report is decided, both sides are told, and an appeal overturns it', async ({
  browser,
}) => {
  const words = `Pay me before the audition ${Date.now()}`;
  const writing = await newMember('Ines Duarte');
  const { id } = await createPost(db, { authorId: writing.id, content: words });
  const reading = await newMember('Zoé Laurin');
  const reporter = await openAs(browser, reading.email, `/posts/${id}`);
  await reporter.getByRole('button', { name: /^More for the post/ }).click();
  await reporter.getByRole('menuitem', { name: 'Report' }).click();
  await reporter.getByRole('radio', { name: 'Scam or misleading offer' }).click();
  await reporter.getByRole('button', { name: 'Send report' }).click();
  await expect(reporter.getByText('Thank you for your report', { exact: true })).toBeVisible();

  const helena = await openAs(browser, demo.administrator, '/admin?tab=reports');
  const card = helena.locator('[data-report]').filter({ hasText: words });
  await expect(card).toContainText('Duarte');
  await checkAccessibility(helena);
  await card.getByRole('button', { name: 'Remove' }).click();
  const dialog = helena.getByRole('dialog', { name: 'Remove?' });
  await dialog.getByRole('textbox', { name: 'Note' }).fill('Nobody pays for an audition.');
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(card).toHaveCount(0);

  await reporter.goto('/notifications');
  await expect(reporter.getByText('We have acted')).toBeVisible();
  const author = await openAs(browser, writing.email, '/notifications');
  const told = author.getByRole('link', { name: /Your post was removed/ });
  await expect(told).toContainText('Nobody pays for an audition.');
  await mailTo(writing.email, /was removed/);

  await told.click();
  await expect(author.getByText('A moderator removed your post.')).toBeVisible();
  await checkAccessibility(author);
  await author.getByRole('textbox').fill('It was a line from the play.');
  await author.getByRole('button', { name: 'Send appeal' }).click();
  await expect(author.getByText('Your appeal is sent')).toBeVisible();

  await helena.goto('/admin?tab=reports&report=appealed');
  const appealed = helena.locator('[data-report]').filter({ hasText: 'a line from the play' });
  await appealed.getByRole('button', { name: 'Overturn it' }).click();
  await helena.getByRole('dialog').getByRole('button', { name: 'Overturn it' }).click();
  await expect(appealed).toHaveCount(0);
  await author.reload();
  await expect(author.getByText('The decision is overturned')).toBeVisible();
});

test('a suspended member reads the reason on the open page at once', async ({ browser }) => {
  const { email } = await newMember('Wei Tan');
  const member = await openAs(browser, email, '/jobs');
  await expect(member.getByRole('heading', { level: 1 })).toBeVisible();
  const helena = await openAs(browser, demo.administrator, `/admin?tab=users&q=${email}`);
  await helena.getByRole('button', { name: 'Suspend Wei Tan' }).click();
  const dialog = helena.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Sold tickets that did not exist.');
  await dialog.getByRole('radio', { name: '1 week' }).click();
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect(helena.getByText('User suspended successfully', { exact: true })).toBeVisible();

  await expect(member).toHaveURL(/\/auth/);
  const panel = member.getByRole('alert').filter({ hasText: 'Your account is suspended' });
  await expect(panel).toContainText('Sold tickets that did not exist.');
  await checkAccessibility(member);

  await helena.getByRole('button', { name: 'Unsuspend Wei Tan' }).click();
  await helena.getByRole('alertdialog').getByRole('button', { name: 'Unsuspend' }).click();
  await expect(helena.getByText('User unsuspended successfully', { exact: true })).toBeVisible();
});
