import { expect, type Page } from '@playwright/test';
import { schools } from '#contract/catalogue/schools.ts';
import { skills } from '#contract/catalogue/skills.ts';
import { filterSkills } from '#web/features/skills/filter-skills.ts';
import { checkAccessibility } from './support/check-accessibility.ts';
import { demoMember } from './support/demo-member.ts';
import { onceSent } from './support/once-sent.ts';
import { demo, signIn } from './support/sign-in.ts';
import { test } from './support/test.ts';

const hana = '/profile/user_demohanakobayashi';

/** Its beginning finds no other skill. */
const isDistinct = (skill: string) => filterSkills(skills, [], skill.slice(0, -1)).length === 1;

test.describe('a profile', () => {
  for (const width of [390, 820, 1440]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`${width} px, ${colorScheme}: readable, nothing sideways, no errors`, async ({
        browser,
      }) => {
        const viewport = { width, height: 900 };
        const page = await (await browser.newContext({ viewport, colorScheme })).newPage();
        const errors = listenForErrors(page);
        await signIn(page.context(), demo.student);
        for (const path of ['/profile', hana]) {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          await expect(page.getByRole('heading', { name: 'Recent Activity' })).toBeVisible();
          await expect(page.getByLabel('Loading activity')).toHaveCount(0);
          await checkAccessibility(page);
          expect(
            await page.evaluate(() => document.documentElement.scrollWidth),
          ).toBeLessThanOrEqual(width);
        }
        expect(errors).toEqual([]);
      });
    }
  }

  test('asks the server for everything in one round', async ({ page }) => {
    await signIn(page.context(), demo.student);
    const asked = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/^\/api\/(?!analytics\/)/.test(pathname)) asked.add(pathname);
    });
    const untilLoaded = async () => {
      await expect(page.getByRole('heading', { name: 'Recent Activity' })).toBeVisible();
      await expect(page.getByLabel('Loading activity')).toHaveCount(0);
    };
    for (const path of ['/profile', hana]) {
      asked.clear();
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
    }
  });

  test('that nobody has is not found', async ({ page }) => {
    await signIn(page.context(), demo.student);
    await page.goto('/profile/user_nobody');
    await expect(page.getByRole('heading', { name: 'User not found' })).toBeVisible();
    await checkAccessibility(page);
  });

  test('that does not load says why and can be tried again', async ({ page }) => {
    await signIn(page.context(), demo.student);
    const body = { code: 'forbidden', message: 'The archive is closed.' };
    await page.route('**/api/users/user_demohanakobayashi', (route) =>
      route.fulfill({ status: 403, json: body }),
    );
    await page.goto(hana);
    await expect(
      page.getByRole('heading', { name: 'Error loading profile: The archive is closed.' }),
    ).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { name: 'Hana Kobayashi' })).toBeVisible();
  });
});

test.describe('editing my profile', () => {
  test('checks each change, keeps what is unsaved, and saves', async ({ page }) => {
    await signIn(page.context(), 'kwame.asante@demo.nyu.edu');
    const { school } = demoMember('kwame-asante');
    const newSchool = schools.find(({ name }) => name !== school) ?? schools[0];
    const [newMajor] = newSchool.programmes;
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
    await dialog.getByLabel('First name').fill('');
    await expect(dialog.getByText('First name is required')).toBeVisible();
    await dialog.getByLabel('Website').fill('javascript:alert(1)');
    await expect(dialog.getByText('Please enter a valid URL')).toBeVisible();
    await checkAccessibility(page);

    await dialog.getByRole('combobox', { name: 'School' }).selectOption(newSchool.name);
    await expect(dialog.getByRole('combobox', { name: 'Major' })).toHaveValue('');
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await expect(dialog.getByText('Draft restored')).toBeVisible();
    await expect(dialog.getByRole('combobox', { name: 'School' })).toHaveValue(newSchool.name);

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
    await expect(page.getByRole('link', { name: /^Instagram/ })).toHaveAttribute(
      'href',
      'https://www.instagram.com/kwame.moves',
    );
  });

  test('skills are chosen by keyboard alone', async ({ page }) => {
    await signIn(page.context(), 'leila.farahani@demo.nyu.edu');
    const { skills: own } = demoMember('leila-farahani');
    const newSkill = skills.find((skill) => !own.includes(skill) && isDistinct(skill)) ?? skills[0];
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Edit Skills' }).press('Enter');
    await page.getByRole('combobox', { name: /Your skills/ }).fill(newSkill.slice(0, -1));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: `Remove ${newSkill}` })).toBeVisible();
    await checkAccessibility(page);
    await page.getByRole('button', { name: 'Save Skills' }).press('Enter');
    await expect(page.getByText('Skills updated successfully', { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('link', { name: newSkill })).toBeVisible();
  });

  test('courses are added, refused, edited, hidden and removed', async ({ page }) => {
    await signIn(page.context(), 'marcus.bell@demo.nyu.edu');
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Add Course' }).click();
    const add = page.getByRole('dialog', { name: 'Add Course' });
    const submit = add.getByRole('button', { name: 'Add Course' });
    await expect(submit).toBeDisabled();
    await add.getByLabel('Course code').fill('film 101');
    await add.getByLabel('Course name').fill('The Language of Light');
    await expect(
      add.getByText(
        'Course code must follow university format: DEPT-LEVEL #### (e.g., FMTV-UT 1040)',
      ),
    ).toBeVisible();
    await checkAccessibility(page);
    await add.getByLabel('Course code').fill('fmtv ut 1999');
    await add.getByLabel('Section').fill('001');
    const year = new Date().getFullYear();
    await add.getByLabel('Semester').selectOption(`Spring ${year + 2}`);
    await expect(add.getByLabel('Course code')).toHaveValue('FMTV-UT 1999');
    await submit.click();
    await expect(page.getByText('Course added successfully', { exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByText(`Spring ${year + 2}`)).toBeVisible();

    await page.getByRole('button', { name: 'Edit The Language of Light' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit Course' });
    await edit.getByLabel('Professor').fill('A. Vasquez-Lee');
    await edit.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Course updated', { exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByText(/A\. Vasquez-Lee/)).toBeVisible();

    await onceSent(page, '/api/users/profile', () =>
      page.getByRole('switch', { name: /Hide my courses/ }).click(),
    );
    await page.reload();
    await expect(page.getByRole('switch', { name: /Hide my courses/ })).toBeChecked();

    await page.getByRole('button', { name: 'Remove The Language of Light' }).click();
    await page.getByRole('button', { name: 'Remove course', exact: true }).click();
    await expect(page.getByText('Course removed', { exact: true })).toBeVisible();
    await expect(page.getByText('The Language of Light')).toHaveCount(0);
  });
});

function listenForErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}
