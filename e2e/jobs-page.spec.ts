import { expect, type Page } from '@playwright/test';
import { createJob } from '#server/testing/factories.ts';
import { checkAccessibility } from './support/check-accessibility.ts';
import { db } from './support/db.ts';
import { newMember } from './support/new-member.ts';
import { openAs } from './support/open-as.ts';
import { demo } from './support/sign-in.ts';
import { test } from './support/test.ts';

const card = (page: Page, title: string) => page.getByRole('article', { name: title });
const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search jobs' });

async function postCrewCall(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Post Job' }).click();
  const dialog = page.getByRole('dialog', { name: 'Post a Job' });
  await dialog.getByRole('textbox', { name: 'Title' }).fill(title);
  await dialog.getByRole('textbox', { name: 'Description' }).fill('Two nights on a roof.');
  await dialog.getByRole('combobox', { name: 'Skills', exact: true }).fill('Gaffing');
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Type', { exact: true }).selectOption('project-crew');
  await dialog.getByLabel('Payment Type').selectOption('paid');
  await dialog.getByText('Crew call', { exact: true }).click();
  for (const role of ['Gaffer', 'Grip']) {
    await dialog.getByRole('button', { name: 'Add a position' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Role' }).last()).toBeFocused();
    await page.keyboard.type(role);
  }
  await dialog.getByRole('spinbutton', { name: 'People' }).last().fill('2');
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: 'Post Job' }).click();
  await expect(dialog).toBeHidden();
}

test('a crew call is posted, found by its filters, and saved', async ({ browser }) => {
  const title = `Rooftop crew ${Date.now()}`;
  const [owner, seeker] = [await newMember('Bao Tran'), await newMember('Tomás Vega')];
  const posting = await openAs(browser, owner.email, '/jobs');
  await postCrewCall(posting, title);
  await expect(card(posting, title)).toContainText('Open: Gaffer 1, Grip 2');

  const page = await openAs(browser, seeker.email, '/jobs');
  await searchBox(page).fill(title);
  await expect(page).toHaveURL(/q=Rooftop/);
  await page.getByRole('combobox', { name: 'Payment' }).selectOption('paid');
  await page.getByRole('combobox', { name: 'Type' }).selectOption('project-crew');
  await page.getByRole('combobox', { name: 'Skill' }).fill('Gaffing');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/skills=Gaffing/);
  await expect(card(page, title)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Payment' })).toHaveValue('paid');
  await expect(card(page, title)).toContainText('Project crew');
  await checkAccessibility(page);

  await card(page, title).getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'See saved' }).click();
  await expect(page).toHaveURL('/jobs?tab=saved');
  await expect(card(page, title)).toBeVisible();
  await expect(tab(page, 'Saved')).toContainText(/\d/);
  await card(page, title).getByRole('button', { name: 'Saved' }).click();
  await expect(card(page, title)).toHaveCount(0);
  expect([...posting.complaints, ...page.complaints]).toEqual([]);
});

test('a search that finds nothing is saved, told differently, run and deleted', async ({
  browser,
}) => {
  const word = `unheard${Date.now()}`;
  const { email } = await newMember('Tomás Vega');
  const page = await openAs(browser, email, `/jobs?payment=paid&q=${word}`);
  await expect(page.getByText(`No paid job with “${word}” in it is open this week.`)).toBeVisible();
  await page.getByRole('button', { name: 'Tell me when one opens' }).click();
  await page.getByRole('button', { name: 'See saved searches' }).click();

  const name = `“${word}” · Paid`;
  const delivery = page.getByRole('combobox', { name: `Tell me about ${name}` });
  await expect(delivery).toHaveValue('bell');
  await checkAccessibility(page);
  await delivery.selectOption('none');
  await expect(page.getByText('Search updated', { exact: true })).toBeVisible();
  await page.reload();
  await expect(delivery).toHaveValue('none');
  await page.getByRole('link', { name }).click();
  await expect(page).toHaveURL(new RegExp(`/jobs\\?q=${word}&payment=paid`));
  await expect(searchBox(page)).toHaveValue(word);
  await tab(page, 'Saved').click();
  await page.getByRole('button', { name: `Delete the search ${name}` }).click();
  await expect(page.getByRole('link', { name })).toHaveCount(0);
  expect(page.complaints).toEqual([]);
});

test('a phone has the filters in a sheet, and Apply in sight', async ({ browser }) => {
  const { title } = await createJob(db, {
    title: `Prop maker ${Date.now()}`,
    description: 'Two hundred very small moths.\n\n'.repeat(12),
    paymentType: 'paid',
  });
  const page = await openAs(browser, demo.student, '/jobs?payment=paid', {
    viewport: { width: 390, height: 800 },
  });
  await page.getByRole('button', { name: 'Filters (1)' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await checkAccessibility(page);
  await sheet.getByRole('combobox', { name: 'Payment' }).selectOption('');
  await sheet.getByRole('button', { name: /^Show/ }).click();
  await expect(page).toHaveURL('/jobs');
  await card(page, title).getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Apply Now' })).toBeInViewport();
  await checkAccessibility(page);
  expect(page.complaints).toEqual([]);
});
