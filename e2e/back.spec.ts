import { expect } from '@playwright/test';
import { createPost } from '#server/testing/factories.ts';
import { db } from './support/db.ts';
import { newMember } from './support/new-member.ts';
import { openAs } from './support/open-as.ts';
import { product } from './support/product.ts';
import { demo } from './support/sign-in.ts';
import { test } from './support/test.ts';
import { waitForScrollEnd } from './support/wait-for-scroll-end.ts';

const phone = { viewport: { width: 390, height: 844 } };

test('on a phone Back returns to the card of the feed, wherever it was', async ({ browser }) => {
  const { email } = await newMember('Ivo Hart');
  const page = await openAs(browser, email, '/', phone);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 2_400);
      return page.evaluate(() => scrollY);
    })
    .toBeGreaterThan(9_000);
  await page.evaluate(waitForScrollEnd);
  const address = await page.evaluate(bringPostToMiddle);
  await page.evaluate(waitForScrollEnd);
  const link = page.locator(`article a[href="${address}"]`).filter({ has: page.locator('time') });
  const top = async () => (await link.boundingBox())?.y ?? Number.NaN;
  const before = await top();
  await link.click();
  await expect(page).toHaveURL(/\/posts\//);
  await page.goBack();
  await expect(page).toHaveURL(`${product.url}/`);
  await expect(link).toBeVisible();
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(3);
});

/** Runs in the page: the address of the post that is nearest to where it stands. */
function bringPostToMiddle(): string {
  const middle = innerHeight / 2;
  const distance = (link: Element) => Math.abs(link.getBoundingClientRect().top - middle);
  const [nearest] = [...document.querySelectorAll('article a[href^="/posts/"]:has(time)')].toSorted(
    (one, other) => distance(one) - distance(other),
  );
  nearest?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return nearest?.getAttribute('href') ?? '';
}

test('a text of the board opens its post on a click, but not when a word is selected', async ({
  browser,
}) => {
  const text = `Looking for a second violin ${Date.now()}`;
  await createPost(db, { content: text });
  const page = await openAs(browser, demo.student);
  const body = page.getByRole('article').filter({ hasText: text }).getByText(text);
  const box = await body.boundingBox();
  if (!box) throw new Error('The post is not shown.');
  await page.mouse.move(box.x + 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 200, box.y + box.height / 2, { steps: 5 });
  await page.mouse.up();
  expect(await page.evaluate(() => getSelection()?.toString())).toContain('Looking');
  await expect(page).toHaveURL(`${product.url}/`);
  await page.evaluate(() => getSelection()?.removeAllRanges());
  await body.click();
  await expect(page).toHaveURL(/\/posts\//);
});

test('Back closes what lies above a page, and asks where something would be lost', async ({
  browser,
}) => {
  const page = await openAs(browser, demo.student, '/settings', phone);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Profile' });
  await expect(edit).toBeVisible();
  await page.goBack();
  await expect(edit).toHaveCount(0);
  await expect(page).toHaveURL(/\/profile$/);

  await page.getByRole('button', { name: 'Add Course' }).click();
  const course = page.getByRole('dialog', { name: 'Add Course' });
  await course.getByLabel('Course name').fill('Lighting for the Camera');
  await page.goBack();
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toHaveCount(0);
  await expect(course.getByLabel('Course name')).toHaveValue('Lighting for the Camera');
  await page.goBack();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(course).toHaveCount(0);
  await expect(page).toHaveURL(/\/profile$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/settings$/);
});
