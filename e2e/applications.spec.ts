import { expect, type Page } from '@playwright/test';
import { createCrewCall } from '#server/testing/create-crew-call.ts';
import { createApplication, createJob, createPortfolioItem } from '#server/testing/factories.ts';
import { checkAccessibility } from './support/check-accessibility.ts';
import { db } from './support/db.ts';
import { newMember } from './support/new-member.ts';
import { openAs } from './support/open-as.ts';
import { demo } from './support/sign-in.ts';
import { test } from './support/test.ts';

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

test('an application is sent, seen, accepted and declined with a note, which the applicant hears live', async ({
  browser,
}) => {
  const [hana, imani] = [await newMember('Hana Sato'), await newMember('Imani Rhodes')];
  await createPortfolioItem(db, { userId: imani.id });
  const job = await createJob(db, { authorId: hana.id });
  const applicant = await openAs(browser, imani.email, `/jobs/${job.id}`);
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

  const owner = await openAs(browser, hana.email, '/applicants');
  const name = owner.getByRole('link', { name: imani.name }).first();
  await expect(owner.getByText('I own the lamps.')).toBeVisible();
  await checkAccessibility(owner);
  await name.focus();
  await owner.keyboard.press('a');
  await decide(owner, 'Accept', 'See you at six.');
  await expect(applicant.getByText('See you at six.')).toBeVisible();
  await expect(applicant.getByText('Accepted', { exact: true }).first()).toBeVisible();

  await name.click();
  await owner.getByRole('button', { name: /^Decline/ }).click();
  await decide(owner, 'Decline', 'We had to cut the scene.');
  await expect(applicant.getByText('We had to cut the scene.')).toBeVisible();
  await checkAccessibility(owner);
  expect([...owner.complaints, ...applicant.complaints]).toEqual([]);
});

test('a crew call that is filled has a call sheet, which its crew alone sees', async ({
  browser,
}) => {
  const hana = await newMember('Hana Sato');
  const [imani, tomas] = [await newMember('Imani Rhodes'), await newMember('Tomás Vega')];
  const { id, ids } = await createCrewCall(db, [{ role: 'Gaffer' }, { role: 'Grip' }], {
    authorId: hana.id,
  });
  for (const [{ id: applicantId }, positionId] of [
    [imani, ids.Gaffer],
    [tomas, ids.Grip],
  ] as const) {
    const positionIds = positionId ? [positionId] : [];
    await createApplication(db, { jobId: id, applicantId, positionIds });
  }
  const applicant = await openAs(browser, imani.email, `/jobs/${id}`);
  const owner = await openAs(browser, hana.email, `/applicants?job=${id}`);
  for (const { name } of [imani, tomas]) {
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
  await expect(owner.getByRole('link', { name: imani.email })).toBeVisible();
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

  const stranger = await openAs(browser, demo.student, `/jobs/${id}/call-sheet`);
  await expect(stranger.getByRole('heading', { name: 'Call sheet not found' })).toBeVisible();
});
