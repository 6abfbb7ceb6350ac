import { expect, type Page } from '@playwright/test';
import { createConnection } from '#server/testing/factories.ts';
import { checkAccessibility } from './support/check-accessibility.ts';
import { db } from './support/db.ts';
import { newMember } from './support/new-member.ts';
import { openAs } from './support/open-as.ts';
import { sampleImage } from './support/sample-files.ts';
import { demo } from './support/sign-in.ts';
import { test } from './support/test.ts';

const toast = (page: Page, title: string) => page.getByText(title, { exact: true });
const region = (page: Page, name: string) => page.getByRole('region', { name });

async function startProject(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Start a project' }).click();
  const dialog = page.getByRole('dialog', { name: 'Start a project' });
  await dialog.getByRole('textbox', { name: 'Title' }).fill(title);
  await dialog.getByRole('textbox', { name: 'Description' }).fill('A musical on a ferry.');
  await dialog
    .locator('input[type=file]')
    .setInputFiles(await sampleImage('poster.png', 800, 1000));
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: 'Start project' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page).toHaveURL(/\/projects\/project_/);
}

async function postCall(page: Page, title: string, project: string): Promise<void> {
  await page.getByRole('button', { name: 'Post a call' }).click();
  const dialog = page.getByRole('dialog', { name: 'Post a Job' });
  await dialog.getByRole('textbox', { name: 'Title' }).fill(title);
  await dialog.getByRole('textbox', { name: 'Description' }).fill('Two evenings on the water.');
  await dialog.getByRole('combobox', { name: 'Skills', exact: true }).fill('Acting');
  await page.keyboard.press('Enter');
  const chosen = dialog.getByRole('combobox', { name: 'Project' }).locator('option:checked');
  await expect(chosen).toHaveText(project);
  await dialog.getByRole('button', { name: 'Post Job' }).click();
  await expect(dialog).toBeHidden();
}

test('a project is started, gets a crew and a call, is posted under and deleted, and what was posted stays', async ({
  browser,
}) => {
  const title = `Ferry ${Date.now()}`;
  const call = `Deckhand for ${title}`;
  const news = `First rehearsal of ${title}.`;

  const [beckett, jun] = [await newMember('Beckett Holm'), await newMember('Jun Mori')];
  await createConnection(db, beckett.id, jun.id);
  const owner = await openAs(browser, beckett.email, '/profile');
  await startProject(owner, title);
  const path = new URL(owner.url()).pathname;
  await expect(owner.getByRole('img', { name: `Poster of ${title}` })).toBeVisible();
  await owner.getByRole('button', { name: 'Add crew' }).click();
  const add = owner.getByRole('dialog', { name: 'Add to the crew' });
  await add.getByRole('combobox', { name: 'Connection' }).selectOption(jun.id);
  await add.getByRole('textbox', { name: 'Role' }).fill('Piano');
  await add.getByRole('button', { name: 'Add', exact: true }).click();
  const crew = region(owner, 'Crew so far');
  await expect(crew.getByRole('link', { name: 'Jun Mori' })).toBeVisible();
  await postCall(owner, call, title);
  await expect(region(owner, 'Open calls').getByRole('article', { name: call })).toBeVisible();
  await checkAccessibility(owner);

  const pianist = await openAs(browser, jun.email, '/notifications');
  await pianist
    .getByRole('link', { name: `Beckett Holm added you to the crew of “${title}”, as Piano.` })
    .click();
  await expect(pianist).toHaveURL(path);
  await expect(pianist.getByRole('button', { name: 'Add crew' })).toHaveCount(0);
  await pianist.getByRole('button', { name: 'Post an update' }).click();
  const post = pianist.getByRole('dialog', { name: 'Create a Post' });
  await post.getByRole('textbox', { name: 'What would you like to say?' }).fill(news);
  await post.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(region(pianist, 'Updates').getByText(news)).toBeVisible();
  await pianist.goto('/profile');
  await expect(
    region(pianist, 'Projects').getByRole('link', { name: `${title} Piano` }),
  ).toBeVisible();

  const stranger = await openAs(browser, demo.alumna);
  const card = stranger.getByRole('article', { name: call });
  await card.getByRole('link', { name: title, exact: true }).click();
  await expect(stranger.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(region(stranger, 'Updates').getByText(news)).toBeVisible();
  await expect(stranger.getByRole('button', { name: 'Post a call' })).toHaveCount(0);
  await stranger.getByRole('button', { name: `More for ${title}` }).click();
  await expect(stranger.getByRole('menuitem', { name: 'Copy link' })).toBeVisible();
  await expect(stranger.getByRole('menuitem', { name: 'Edit' })).toHaveCount(0);
  const refused = await stranger.request.put(`/api${path}`, { data: { title: 'Mine' } });
  expect(refused.status()).toBe(403);

  await owner.getByRole('button', { name: `More for ${title}` }).click();
  await owner.getByRole('menuitem', { name: 'Delete' }).click();
  const question = owner.getByRole('alertdialog');
  await expect(question).toContainText('posted under it stay');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(owner, 'Project deleted')).toBeVisible();
  await expect(owner).toHaveURL('/profile');

  await stranger.goto('/');
  await expect(card).toBeVisible();
  await expect(card.getByRole('link', { name: title, exact: true })).toHaveCount(0);
  await expect(stranger.getByText(news)).toBeVisible();
  await stranger.goto(path);
  await expect(stranger.getByRole('heading', { name: 'Project not found' })).toBeVisible();
  expect(owner.complaints).toEqual([]);
  expect(pianist.complaints).toEqual([]);
});

test('the demo has a one-sheet that fits a phone', async ({ browser }) => {
  const viewport = { width: 390, height: 844 };
  const page = await openAs(browser, demo.alumna, '/projects/project_demolastwash', {
    viewport,
  });
  const poster = page.getByRole('button', { name: 'Show large: Poster of The Last Wash' });
  await expect(poster).toBeVisible();
  const box = await poster.boundingBox();
  expect(box?.height).toBeLessThan(viewport.height);
  await expect(region(page, 'Open calls').getByRole('article')).toHaveCount(3);
  await checkAccessibility(page);
  expect(page.complaints).toEqual([]);
});
