import { expect, type Page } from '@playwright/test';
import { checkAccessibility } from './support/check-accessibility.ts';
import { newMember } from './support/new-member.ts';
import { onceSent } from './support/once-sent.ts';
import { openAs } from './support/open-as.ts';
import { test } from './support/test.ts';

const phone = { viewport: { width: 390, height: 844 } };

const sheet = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Whoever has just joined stands before the first sheet. */
const newcomer = () =>
  newMember(`Zoë Marsh${Date.now()}`, {
    welcomeStep: 'studies',
    createdAt: new Date().toISOString(),
  });

test('a newcomer answers four sheets, on two devices, and meets calls and people', async ({
  browser,
}) => {
  const { email, name } = await newcomer();
  const page = await openAs(browser, email, '/', phone);
  const studies = sheet(page, 'What do you study?');
  await checkAccessibility(page);
  await studies.getByLabel('School').selectOption('Tisch School of the Arts');
  await studies.getByLabel('Major').selectOption('Film & Television');
  await studies.getByLabel('Graduation year').selectOption(String(new Date().getFullYear() + 2));
  await studies.getByRole('button', { name: 'Continue' }).click();
  await expect(sheet(page, 'What can you do?')).toBeVisible();
  await checkAccessibility(page);

  const laptop = await openAs(browser, email);
  const skills = sheet(laptop, 'What can you do?');
  await expect(skills).toBeVisible();
  const chips = skills.getByRole('group', { name: 'Frequent in Film & Television' });
  for (const skill of ['Cinematography', 'Color Grading', 'Editing'])
    await chips.getByRole('button', { name: skill, exact: true }).click();
  await skills.getByRole('button', { name: 'Continue' }).click();
  const work = sheet(laptop, 'Show a face, or one piece of work');
  await expect(work).toBeVisible();
  await checkAccessibility(laptop);
  await work.getByRole('button', { name: 'Skip' }).click();
  await expect(work).toBeHidden();
  const privacy = sheet(laptop, 'What may we learn from you?');
  await expect(privacy.getByRole('switch', { name: /Count what I use/ })).toBeChecked();
  await expect(privacy.getByRole('switch', { name: /Keep words I highlight/ })).not.toBeChecked();
  await checkAccessibility(laptop);
  await onceSent(laptop, '/welcome', () =>
    privacy.getByRole('button', { name: 'Finish', exact: true }).click(),
  );
  await expect(privacy).toBeHidden();

  await page.reload();
  const calls = page.getByRole('region', { name: 'Calls that want what you do' });
  await expect(calls.getByRole('listitem').first()).toBeVisible();
  const people = page.getByRole('region', { name: 'People to meet' });
  await expect(people.getByRole('button', { name: `Connect with ${name}` })).toHaveCount(0);
  await expect(people.getByText(/in common|same/).first()).toBeVisible();
  await expect(page.getByText('Your profile: 2 of 7')).toBeVisible();
  await checkAccessibility(page);

  await page.getByRole('button', { name: 'Add a photo' }).click();
  await expect(page).toHaveURL(/\/profile$/);
});

test('a sheet that was closed waits for the next visit; all can be skipped by keyboard, and do not come back', async ({
  browser,
}) => {
  const { email } = await newcomer();
  const page = await openAs(browser, email, '/', phone);
  await expect(sheet(page, 'What do you study?')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet(page, 'What do you study?')).toBeHidden();
  await page.reload();
  for (const title of [
    'What do you study?',
    'What can you do?',
    'Show a face, or one piece of work',
    'What may we learn from you?',
  ]) {
    await expect(sheet(page, title)).toBeFocused();
    await onceSent(page, '/welcome', () =>
      sheet(page, title).getByRole('button', { name: 'Skip' }).press('Enter'),
    );
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('Your profile: 0 of 7')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Your profile: 0 of 7')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Add your studies' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit Profile' })).toBeVisible();
  await expect(page).toHaveURL(/\/profile$/);
});
