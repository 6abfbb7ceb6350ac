import { expect, type Page } from '@playwright/test';
import { creationSkills } from '#contract/catalogue/creation-skills.ts';
import { createJob } from '#server/testing/factories.ts';
import { checkAccessibility } from './support/check-accessibility.ts';
import { db } from './support/db.ts';
import { newMember } from './support/new-member.ts';
import { openAs } from './support/open-as.ts';
import { test } from './support/test.ts';

const card = (page: Page, title: string) => page.getByRole('article', { name: title });
const toast = (page: Page, title: string) => page.getByText(title, { exact: true });

test('a job is drafted, posted, saved, applied to, withdrawn from and applied to again', async ({
  browser,
}) => {
  const title = `Boom operator ${Date.now()}`;
  const [jonas, ada] = [await newMember('Jonas Wolff'), await newMember('Ada Reyes')];
  // The only journey that sees a dialog move.
  const owner = await openAs(browser, jonas.email, '/', { reducedMotion: 'no-preference' });
  const post = owner.getByRole('button', { name: 'Post a job', exact: true });
  const form = owner.getByRole('dialog', { name: 'Post a Job' });
  await post.click();
  await form.getByRole('textbox', { name: 'Title' }).fill(title);
  await form.getByRole('combobox', { name: 'Skills' }).fill(creationSkills[0]);
  await owner.keyboard.press('Enter');
  await owner.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(post).toBeFocused();
  await owner.reload();
  await post.click();
  await expect(form.getByText('Draft restored')).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue(title);
  await expect(form.getByRole('list', { name: 'Chosen skills' })).toContainText(creationSkills[0]);
  await form.getByRole('textbox', { name: 'Description' }).fill('Two nights on a roof.');
  await form.getByRole('button', { name: 'Post Job' }).click();
  await expect(form).toBeHidden();
  await expect(card(owner, title)).toContainText('Your job post');
  await expect(card(owner, title).getByRole('button', { name: 'Apply Now' })).toHaveCount(0);
  await expect(card(owner, title)).toContainText('Unpaid');

  const student = await openAs(browser, ada.email);
  const seen = card(student, title);
  await seen.getByRole('button', { name: 'Save' }).click();
  await expect(toast(student, 'Saved!')).toBeVisible();
  await expect(seen.getByRole('button', { name: 'Saved' })).toHaveAttribute('aria-pressed', 'true');

  await seen.getByRole('button', { name: 'Apply Now' }).click();
  const dialog = student.getByRole('dialog', { name: 'Apply to Job' });
  await checkAccessibility(student);
  await dialog.getByRole('button', { name: 'Submit Application' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Message' })).toBeFocused();
  await dialog.getByRole('textbox', { name: 'Message' }).fill('I own a boom pole.');
  await student.keyboard.press('Control+Enter');
  await expect(toast(student, 'Applied successfully!')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(seen.getByRole('button', { name: 'Applied' })).toBeFocused();

  await seen.getByRole('button', { name: 'Applied' }).click();
  await student.getByRole('menuitem', { name: 'Withdraw application' }).click();
  await expect(toast(student, 'Application withdrawn')).toBeVisible();
  await expect(seen.getByRole('button', { name: 'Apply Now' })).toBeFocused();

  await seen.getByRole('link', { name: title }).click();
  await expect(student.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(student).toHaveTitle(new RegExp(`${title} · Callboard$`));
  await student.getByRole('button', { name: 'Apply Now' }).click();
  const message = dialog.getByRole('textbox', { name: 'Message' });
  await expect(message).toHaveValue('I own a boom pole.');
  await message.fill('Still mine, still here.');
  await dialog.getByRole('button', { name: 'Submit Application' }).click();
  await expect(toast(student, 'Application submitted')).toBeVisible();
  await expect(student.getByText('Application Submitted', { exact: true })).toBeVisible();
  await checkAccessibility(student);

  await card(owner, title).getByRole('link', { name: title }).click();
  await expect(owner.getByRole('heading', { name: /Applicants/ })).toContainText('1');
  await expect(owner.getByText('Still mine, still here.')).toBeVisible();
  await checkAccessibility(owner);

  await student.getByRole('button', { name: 'Withdraw' }).click();
  await expect(student.getByRole('button', { name: 'Apply Now' })).toBeVisible();
  await student.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(student, 'Your application is back')).toBeVisible();
  await expect(student.getByText('Application Submitted', { exact: true })).toBeVisible();
  expect([...owner.complaints, ...student.complaints]).toEqual([]);
});

test('an edit shows at once and is taken back when it fails; so is a deletion', async ({
  browser,
}) => {
  const title = `Colourist ${Date.now()}`;
  const owner = await newMember('Jonas Wolff');
  await createJob(db, { authorId: owner.id, title, description: 'Two nights on a roof.' });
  const page = await openAs(browser, owner.email);
  const open = async (entry: string) => {
    await page.getByRole('button', { name: `More for ${title}` }).click();
    await page.getByRole('menuitem', { name: entry }).click();
  };

  await page.route('**/api/jobs/job_*', (route) => route.fulfill({ status: 403, body: '{}' }));
  await open('Edit');
  const edit = page.getByRole('dialog', { name: 'Edit Job Post' });
  await edit.getByRole('textbox', { name: 'Description' }).fill('Three nights on a roof.');
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'Error saving job changes')).toBeVisible();
  await expect(card(page, title)).toContainText('Two nights on a roof.');

  await open('Delete');
  const confirm = page.getByRole('alertdialog', { name: 'Delete Job Post' });
  await confirm.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Error deleting job')).toBeVisible();
  await expect(card(page, title)).toBeVisible();

  await page.unroute('**/api/jobs/job_*');
  await open('Edit');
  await expect(edit.getByText('Draft restored')).toBeVisible();
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(card(page, title)).toContainText('Three nights on a roof.');
  await expect(toast(page, 'Job updated')).toBeVisible();

  await open('Delete');
  await checkAccessibility(page);
  await confirm.getByRole('button', { name: 'Delete' }).click();
  await expect(card(page, title)).toHaveCount(0);
  await expect(toast(page, 'Job Deleted')).toBeVisible();
});
