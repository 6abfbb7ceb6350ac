import { expect, type Page } from '@playwright/test';
import { checkAccessibility } from './support/check-accessibility.ts';
import { openAs } from './support/open-as.ts';
import { postJob } from './support/post-job.ts';
import { test } from './support/test.ts';

const owners = 'hana.kobayashi@demo.nyu.edu';
const applicants = 'imani.brooks@demo.nyu.edu';
const others = 'tomas.herrera@demo.nyu.edu';

const toast = (page: Page, title: string) => page.getByText(title, { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Applies on the page of the job that is open. */
async function apply(page: Page, message: string, choose = async () => {}): Promise<void> {
  await button(page, 'Apply Now').click();
  const dialog = page.getByRole('dialog', { name: 'Apply to Job' });
  await dialog.getByRole('textbox', { name: 'Message' }).fill(message);
  await choose();
  await dialog.getByRole('button', { name: 'Submit Application' }).click();
  await expect(toast(page, 'Application submitted')).toBeVisible();
}

async function decide(page: Page, act: string, note: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^A note to/ }).fill(note);
  await dialog.getByRole('button', { name: act, exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** The page of a job that was just posted, as another member opens it. */
async function findJob(owner: Page, title: string): Promise<string> {
  await owner
    .getByRole('article', { name: title })
    .getByRole('link', { name: title, exact: true })
    .click();
  await expect(owner.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return new URL(owner.url()).pathname;
}

test('an application is sent, seen, accepted and declined with a note, which the applicant hears live', async ({
  browser,
}) => {
  const title = `Night gaffer ${Date.now()}`;
  const owner = await openAs(browser, owners);
  await postJob(owner, title);
  const jobPath = await findJob(owner, title);
  const applicant = await openAs(browser, applicants, jobPath);
  await apply(applicant, 'I own the lamps.', async () => {
    await applicant
      .getByRole('group', { name: 'Attach works' })
      .getByRole('checkbox')
      .first()
      .click();
    await checkAccessibility(applicant);
  });
  await applicant.getByRole('link', { name: 'See application' }).click();
  await expect(applicant.getByText('Not seen yet')).toBeVisible();
  await expect(applicant.getByRole('list', { name: 'Attached works' })).toBeVisible();
  await checkAccessibility(applicant);

  await owner.goto('/applicants');
  const name = owner.getByRole('link', { name: 'Imani Brooks' }).first();
  await expect(owner.getByText('I own the lamps.')).toBeVisible();
  await checkAccessibility(owner);
  await name.focus();
  await owner.keyboard.press('a');
  await decide(owner, 'Accept', 'See you at six.');
  await expect(applicant.getByText('See you at six.')).toBeVisible();
  await expect(applicant.getByText('Accepted', { exact: true }).first()).toBeVisible();

  await owner.getByRole('link', { name: 'Imani Brooks' }).first().click();
  await owner.getByRole('button', { name: /^Decline/ }).click();
  await decide(owner, 'Decline', 'We had to cut the scene.');
  await expect(applicant.getByText('We had to cut the scene.')).toBeVisible();
  await checkAccessibility(owner);
  expect([...owner.complaints, ...applicant.complaints]).toEqual([]);
});

test('a withdrawal can be undone, and applying again begins with what was sent', async ({
  browser,
}) => {
  const title = `Dolly grip ${Date.now()}`;
  const owner = await openAs(browser, owners);
  await postJob(owner, title);
  const jobPath = await findJob(owner, title);
  const applicant = await openAs(browser, others, jobPath);
  await apply(applicant, 'I push gently.');
  await button(applicant, 'Withdraw').click();
  await expect(button(applicant, 'Apply Now')).toBeVisible();
  await button(applicant, 'Undo').click();
  await expect(toast(applicant, 'Your application is back')).toBeVisible();
  await expect(applicant.getByText('Application Submitted', { exact: true })).toBeVisible();

  await applicant.goto('/applicants');
  await button(applicant, `Withdraw from ${title}`).click();
  await applicant.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(toast(applicant, 'Application withdrawn')).toBeVisible();
  await applicant.goto(jobPath);
  await button(applicant, 'Apply Now').click();
  await expect(applicant.getByRole('textbox', { name: 'Message' })).toHaveValue('I push gently.');
});

test('a crew call that is filled has a call sheet, which its crew alone sees', async ({
  browser,
}) => {
  const owner = await openAs(browser, owners);
  const answer = await owner.request.post('/api/jobs', {
    data: {
      title: `Crew for one night ${Date.now()}`,
      description: 'A roof, a dog, a storm.',
      skills: ['Lighting'],
      positions: [{ role: 'Gaffer' }, { role: 'Grip' }],
    },
  });
  const { id } = await answer.json();
  const applicant = await openAs(browser, applicants, `/jobs/${id}`);
  await apply(applicant, 'Gaffer, please.', async () => {
    await applicant.getByRole('checkbox', { name: /Gaffer/ }).click();
  });
  const other = await openAs(browser, others, `/jobs/${id}`);
  await apply(other, 'Any of them.');

  await owner.goto(`/applicants?job=${id}`);
  for (const name of ['Imani Brooks', 'Tomás Herrera']) {
    await owner.getByRole('button', { name: `Accept: ${name}` }).click();
    await decide(owner, 'Accept', '');
    await expect(toast(owner, `${name} is accepted`)).toBeVisible();
  }
  await applicant.getByRole('link', { name: 'See application' }).click();
  await applicant.getByRole('link', { name: 'Call sheet' }).click();
  await expect(applicant.getByRole('list').filter({ hasText: 'Grip' })).toContainText('Gaffer');
  await applicant.getByRole('switch', { name: /e-mail/ }).click();
  await checkAccessibility(applicant);

  await owner.goto(`/jobs/${id}/call-sheet`);
  await expect(owner.getByRole('link', { name: applicants })).toBeVisible();
  await button(owner, 'Edit times and place').click();
  await owner.getByRole('textbox', { name: 'Place' }).fill('Roof of 721 Broadway');
  await button(owner, 'Add a time').click();
  await owner.getByRole('textbox', { name: 'What, row 1' }).fill('Crew call');
  await owner.getByLabel('When, row 1').fill('2030-05-01T18:00');
  await checkAccessibility(owner);
  await button(owner, 'Save').click();
  await expect(applicant.getByText('Roof of 721 Broadway')).toBeVisible();
  await expect(applicant.getByText('Wednesday, May 1', { exact: true })).toBeVisible();
  await expect(applicant.getByText('6:00 PM', { exact: true })).toBeVisible();
  await applicant.emulateMedia({ media: 'print' });
  await expect(applicant.getByRole('navigation')).toHaveCount(0);
  await expect(applicant.getByText('Roof of 721 Broadway')).toBeVisible();

  const stranger = await openAs(browser, 'beckett.olsen@demo.nyu.edu', `/jobs/${id}/call-sheet`);
  await expect(stranger.getByRole('heading', { name: 'Call sheet not found' })).toBeVisible();
});
