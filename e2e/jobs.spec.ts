import { expect, type Page } from '@playwright/test';
import { creationSkills } from '#contract/catalogue/creation-skills.ts';
import { skills as allSkills } from '#contract/catalogue/skills.ts';
import { filterSkills } from '#web/features/skills/filter-skills.ts';
import { checkAccessibility } from './support/check-accessibility.ts';
import { openAs } from './support/open-as.ts';
import { postJob } from './support/post-job.ts';
import { demo } from './support/sign-in.ts';
import { test } from './support/test.ts';

const card = (page: Page, title: string) => page.getByRole('article', { name: title });
const toast = (page: Page, title: string) => page.getByText(title, { exact: true });

test('a job is posted, saved, applied to, withdrawn from and applied to again', async ({
  browser,
}) => {
  const title = `Boom operator ${Date.now()}`;
  const owner = await openAs(browser, demo.student);
  await postJob(owner, title);
  await expect(card(owner, title)).toContainText('Your job post');
  await expect(card(owner, title).getByRole('button', { name: 'Apply Now' })).toHaveCount(0);
  await expect(card(owner, title)).toContainText('Unpaid');

  const student = await openAs(browser, demo.alumna);
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
  await dialog.getByRole('textbox', { name: 'Message' }).fill('Still mine, still here.');
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
  expect([...owner.complaints, ...student.complaints]).toEqual([]);
});

test('the form says what is missing, picks skills by keyboard, and keeps a draft', async ({
  browser,
}) => {
  const page = await openAs(browser, demo.student);
  await page.getByRole('button', { name: 'Post a Job' }).last().click();
  const dialog = page.getByRole('dialog', { name: 'Post a Job' });
  const submit = dialog.getByRole('button', { name: 'Post Job' });
  await expect(submit).toBeDisabled();
  await expect(dialog.getByLabel('Payment Type')).toHaveValue('unpaid');
  await expect(dialog.getByLabel('Target School')).toHaveValue('all');
  await page.keyboard.press('Control+Enter');
  await expect(toast(page, 'Required fields missing')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Title' }).fill('A draft that stays');
  await dialog.getByRole('textbox', { name: 'Description' }).fill('Typed with care.');
  await page.keyboard.press('Control+Enter');
  await expect(toast(page, 'Skills required')).toBeVisible();

  const skills = dialog.getByRole('combobox', { name: 'Skills' });
  await expect(skills).toBeFocused();
  await skills.fill('plumbing');
  await expect(dialog.getByText('No skills found matching "plumbing"')).toBeVisible();
  const [, second = ''] = filterSkills(allSkills, [], 'a');
  await skills.fill('a');
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('option', { name: second, exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('list', { name: 'Chosen skills' })).toContainText(second);
  await skills.fill(second);
  await expect(dialog.getByRole('option', { name: second, exact: true })).toHaveCount(0);
  await checkAccessibility(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await expect(skills).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.reload();
  await page.getByRole('button', { name: 'Post a job', exact: true }).click();
  await expect(dialog.getByText('Draft restored')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('A draft that stays');
  await expect(dialog.getByRole('list', { name: 'Chosen skills' })).toContainText(second);
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Post a job', exact: true })).toBeFocused();
});

test('Escape closes a dialog before the notice above it', async ({ browser }) => {
  const page = await openAs(browser, demo.student);
  await page.getByRole('button', { name: 'Post a job', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Post a Job' });
  await dialog.getByRole('textbox', { name: 'Title' }).focus();
  await page.keyboard.press('Control+Enter');
  const notice = toast(page, 'Required fields missing');
  await expect(notice).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Skills' }).fill(creationSkills[0]);
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('listbox')).toBeHidden();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(notice).toBeVisible();
  await expect(page.getByRole('button', { name: 'Post a job', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(notice).toHaveCount(0);
});

test('an edit shows at once and is taken back when it fails; so is a deletion', async ({
  browser,
}) => {
  const title = `Colourist ${Date.now()}`;
  const page = await openAs(browser, demo.student);
  await postJob(page, title);
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

test('a long list of applicants goes on as one scrolls', async ({ browser }) => {
  const title = `Extras ${Date.now()}`;
  const owner = await openAs(browser, demo.student);
  await postJob(owner, title);
  const student = await openAs(browser, demo.alumna);
  await card(student, title).getByRole('link', { name: title }).click();
  await student.getByRole('button', { name: 'Apply Now' }).click();
  await student.getByRole('dialog').getByRole('textbox', { name: 'Message' }).fill('Here.');
  await student.keyboard.press('Control+Enter');
  await expect(toast(student, 'Application submitted')).toBeVisible();

  let only = {};
  await owner.route('**/api/applications/job/**', async (route) => {
    const isNext = route.request().url().includes('cursor=more');
    if (!isNext) [only] = (await (await route.fetch()).json()) as [object];
    const json = Array.from({ length: 20 }, (_, n) => ({ ...only, id: `app_${isNext}_${n}` }));
    const link = '</api/applications/job/x?cursor=more>; rel="next"';
    await route.fulfill({ json, headers: isNext ? {} : { link } });
  });
  await card(owner, title).getByRole('link', { name: title }).click();
  const applicants = owner.getByRole('region', { name: 'Applicants' });
  await expect(applicants.locator('[data-application]').nth(19)).toBeAttached();
  await owner.keyboard.press('End');
  await expect(applicants.locator('[data-application]')).toHaveCount(40);
});

test('a job that is not there says so and leads back', async ({ browser }) => {
  const page = await openAs(browser, demo.student, '/jobs/job_nothing');
  await expect(page.getByRole('heading', { name: 'Job not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Jobs' }).click();
  await expect(page).toHaveURL('/jobs');
});
