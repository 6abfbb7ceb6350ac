import { expect, type Page } from '@playwright/test';
import { schools } from '#contract/catalogue/schools.ts';
import { checkAccessibility } from './support/check-accessibility.ts';
import { newMember } from './support/new-member.ts';
import { onceSent } from './support/once-sent.ts';
import { openAs } from './support/open-as.ts';
import { demo } from './support/sign-in.ts';
import { test } from './support/test.ts';

const screens = [
  { width: 1440, first: 'light', second: 'dark' },
  { width: 820, first: 'dark', second: 'light' },
  { width: 390, first: 'light', second: 'dark' },
] as const;

test('a profile asks for everything in one round, and is readable on every screen', async ({
  browser,
}) => {
  const page = await openAs(browser, demo.student, '/settings');
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/(?!analytics\/)/.test(pathname)) asked.add(pathname);
  });
  const untilLoaded = async () => {
    await expect(page.getByRole('heading', { name: 'Recent Activity' })).toBeVisible();
    await expect(page.getByLabel('Loading activity')).toHaveCount(0);
  };
  for (const [path, scheme] of [
    ['/profile', 'first'],
    ['/profile/user_demohanakobayashi', 'second'],
  ] as const) {
    await page.goto(path);
    await untilLoaded();
    const everything = [...asked].toSorted();
    expect(everything.length).toBeGreaterThan(6);

    asked.clear();
    const release = Promise.withResolvers<void>();
    await page.route('**/api/**', async (route) => {
      await release.promise;
      await route.continue();
    });
    await page.goto(path);
    await expect.poll(() => everything.filter((one) => !asked.has(one))).toEqual([]);
    release.resolve();
    await untilLoaded();
    await page.unrouteAll({ behavior: 'wait' });
    asked.clear();

    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    for (const { width, [scheme]: colorScheme } of screens) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await checkAccessibility(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        width,
      );
    }
  }
  expect(page.complaints).toEqual([]);

  await page.goto('/profile/user_nobody');
  await expect(page.getByRole('heading', { name: 'User not found' })).toBeVisible();
  await checkAccessibility(page);
});

test('what a member changes about themselves, their skills and their courses is kept', async ({
  browser,
}) => {
  const [school, newSchool] = schools;
  const [newMajor] = newSchool.programmes;
  const { email } = await newMember('Kwame Boateng', {
    school: school.name,
    major: school.programmes[0],
    graduationYear: new Date().getFullYear() + 1,
    skills: ['Editing'],
  });
  const page = await openAs(browser, email, '/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
  await dialog.getByLabel('First name').fill('');
  await expect(dialog.getByText('First name is required')).toBeVisible();
  await dialog.getByLabel('Website').fill('javascript:alert(1)');
  await expect(dialog.getByText('Please enter a valid URL')).toBeVisible();
  await checkAccessibility(page);
  await dialog.getByRole('combobox', { name: 'School' }).selectOption(newSchool.name);
  await expect(dialog.getByRole('combobox', { name: 'Major' })).toHaveValue('');
  await dialog.getByLabel('First name').fill('Kwame');
  await dialog.getByLabel('Website').fill('');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog.getByText('Major is required')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Major' }).selectOption(newMajor);
  await dialog.getByLabel('Instagram').fill('@kwame.moves');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile updated successfully', { exact: true })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(`${newMajor}, ${newSchool.name}`)).toBeVisible();

  await page.getByRole('button', { name: 'Edit Skills' }).press('Enter');
  await page.getByRole('combobox', { name: /Your skills/ }).fill('Gaffin');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove Gaffing' })).toBeVisible();
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Save Skills' }).press('Enter');
  await expect(page.getByText('Skills updated successfully', { exact: true })).toBeVisible();

  await addCourse(page, `Spring ${new Date().getFullYear() + 2}`);
  await page.getByRole('button', { name: 'Edit The Language of Light' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Course' });
  await edit.getByLabel('Professor').fill('A. Vasquez-Lee');
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Course updated', { exact: true })).toBeVisible();
  const hide = page.getByRole('switch', { name: /Hide my courses/ });
  await onceSent(page, '/api/users/profile', () => hide.click());

  await page.reload();
  await expect(page.getByText(`${newMajor}, ${newSchool.name}`)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Instagram/ })).toHaveAttribute(
    'href',
    'https://www.instagram.com/kwame.moves',
  );
  await expect(page.getByRole('link', { name: 'Gaffing' })).toBeVisible();
  await expect(page.getByRole('main').getByText(/A\. Vasquez-Lee/)).toBeVisible();
  await expect(hide).toBeChecked();
  await page.getByRole('button', { name: 'Remove The Language of Light' }).click();
  await page.getByRole('button', { name: 'Remove course', exact: true }).click();
  await expect(page.getByText('Course removed', { exact: true })).toBeVisible();
  await expect(page.getByText('The Language of Light')).toHaveCount(0);
});

async function addCourse(page: Page, semester: string): Promise<void> {
  await page.getByRole('button', { name: 'Add Course' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Course' });
  const submit = dialog.getByRole('button', { name: 'Add Course' });
  await expect(submit).toBeDisabled();
  await dialog.getByLabel('Course code').fill('film 101');
  await dialog.getByLabel('Course name').fill('The Language of Light');
  await expect(
    dialog.getByText(
      'Course code must follow university format: DEPT-LEVEL #### (e.g., FMTV-UT 1040)',
    ),
  ).toBeVisible();
  await checkAccessibility(page);
  await dialog.getByLabel('Course code').fill('fmtv ut 1999');
  await dialog.getByLabel('Section').fill('001');
  await dialog.getByLabel('Semester').selectOption(semester);
  await expect(dialog.getByLabel('Course code')).toHaveValue('FMTV-UT 1999');
  await submit.click();
  await expect(page.getByText('Course added successfully', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByText(semester)).toBeVisible();
}
