import { type BrowserContext, expect, type Page } from '@playwright/test';
import { projectTags } from '#contract/catalogue/project-tags.ts';
import { checkAccessibility } from './support/check-accessibility.ts';
import { contextOf } from './support/context-of.ts';
import { newMember } from './support/new-member.ts';
import { onceSent } from './support/once-sent.ts';
import { openAs, openIn } from './support/open-as.ts';
import { openFontsFirst } from './support/open-fonts-first.ts';
import { product } from './support/product.ts';
import { sampleAudio, sampleImage } from './support/sample-files.ts';
import { test } from './support/test.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Portfolio' });
const titles = (page: Page) => section(page).getByRole('heading', { level: 3 }).allTextContents();

const arrange = (page: Page) => section(page).getByRole('button', { name: 'Arrange' }).click();

/** Hangs up a picture with each of these titles. */
async function hang(context: BrowserContext, titles: string[]): Promise<void> {
  const file = await sampleImage('still.png', 300, 200);
  for (const title of titles) {
    const upload = await context.request.post('/api/upload', { multipart: { file } });
    const { url } = await upload.json();
    const made = await context.request.post('/api/portfolio', { data: { title, mediaUrl: url } });
    expect(made.status()).toBe(201);
  }
}

test('the owner adds a video and a file, edits and deletes', async ({ browser }) => {
  const { email } = await newMember('Marcus Bright');
  const page = await openAs(browser, email, '/auth');
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(product.url) && /^https?:/.test(request.url()))
      elsewhere.push(request.url());
  });
  await page.route('**/assets/sortable-gallery*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Add Media' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Media' });
  const submit = dialog.getByRole('button', { name: 'Add to Portfolio' });
  await expect(submit).toBeDisabled();
  await dialog.getByLabel('Title').fill('Night tide');
  await dialog.getByLabel('Video URL').fill('https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ');
  await submit.click();
  await expect(dialog.getByText('Please enter a valid YouTube or Vimeo URL')).toBeVisible();
  await checkAccessibility(page);
  for (const tag of projectTags.slice(0, 4)) {
    await dialog.getByRole('button', { name: tag, exact: true }).click();
  }
  await dialog.getByLabel('Video URL').fill('https://youtu.be/dQw4w9WgXcQ');
  await submit.click();
  await expect(page.getByText('Portfolio item added successfully!').first()).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(section(page).getByText('+1')).toBeVisible();
  expect(elsewhere).toEqual([]);

  await page.getByRole('button', { name: 'Add Media' }).click();
  await dialog.getByLabel('Title').fill('Rehearsal sounds');
  await dialog.locator('input[type="file"]').setInputFiles(sampleAudio('rehearsal.wav', 200_000));
  await dialog.getByLabel('Video URL').fill('https://vimeo.com/76979871');
  await submit.click();
  await expect(
    dialog.getByText('Please choose either file upload OR video URL, not both'),
  ).toBeVisible();
  await dialog.getByLabel('Video URL').fill('');
  await submit.click();
  await expect(dialog).toHaveCount(0);
  await expect(section(page).getByRole('heading', { name: 'Rehearsal sounds' })).toBeVisible();

  await arrange(page);
  await section(page).getByRole('button', { name: 'More for Night tide' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Portfolio Item' });
  await edit.getByLabel('Video URL').fill('https://vimeo.com.evil.example/76979871');
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(
    edit.getByText('Invalid URL: Please enter a valid YouTube or Vimeo URL'),
  ).toBeVisible();
  await edit.getByLabel('Video URL').fill('https://vimeo.com/76979871');
  await edit.getByLabel('Title').fill('Night tide, second cut');
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Portfolio item updated successfully!').first()).toBeVisible();

  await section(page).getByRole('button', { name: 'More for Night tide, second cut' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Portfolio item deleted successfully!').first()).toBeVisible();
  expect(await titles(page)).toEqual(['Rehearsal sounds']);
});

test('the owner puts it in another order by buttons, by keys and by dragging', async ({
  browser,
}) => {
  const { email } = await newMember('Mina Vale');
  const context = await contextOf(browser, email);
  await hang(context, ['One', 'Two', 'Three']);
  const page = await openIn(context, '/profile');
  await section(page).getByRole('heading', { name: 'One' }).waitFor();
  await expect(section(page).getByRole('button', { name: /^(Drag|Move)/ })).toHaveCount(0);
  await checkAccessibility(page);
  await arrange(page);
  await section(page).getByRole('button', { name: 'Drag One' }).waitFor();
  await checkAccessibility(page);
  expect(await titles(page)).toEqual(['One', 'Two', 'Three']);

  const reordered = '/api/portfolio/reorder';
  await onceSent(page, reordered, () =>
    section(page).getByRole('button', { name: 'Move One later' }).click(),
  );
  await expect.poll(() => titles(page)).toEqual(['Two', 'One', 'Three']);
  await expect(section(page).getByRole('button', { name: 'Move One later' })).toBeFocused();
  await expect(section(page).getByText('One is now 2 of 3')).toBeAttached();

  await section(page).getByRole('button', { name: 'Drag Three' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Picked up Three, 3 of 3.')).toBeAttached();
  // The drag listens for keys from the next timer task on.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('Three would be 2 of 3.')).toBeAttached();
  await onceSent(page, reordered, () => page.keyboard.press('Space'));
  await expect.poll(() => titles(page)).toEqual(['Two', 'Three', 'One']);

  const from = await section(page).getByRole('link', { name: 'One' }).boundingBox();
  const to = await section(page).getByRole('link', { name: 'Two' }).boundingBox();
  if (!from || !to) throw new Error('the cards are not there');
  await page.mouse.move(from.x + 60, from.y + 60);
  await page.mouse.down();
  await page.mouse.move(from.x + 66, from.y + 60);
  await expect(page.getByText('Picked up One')).toHaveCount(0);
  await page.mouse.move(from.x + 40, from.y + 60, { steps: 4 });
  await page.mouse.move(to.x + 60, to.y + 60, { steps: 12 });
  await onceSent(page, reordered, () => page.mouse.up());
  await expect.poll(() => titles(page)).toEqual(['One', 'Two', 'Three']);

  await section(page).getByRole('button', { name: 'Done' }).click();
  await expect(section(page).getByRole('button', { name: /^(Drag|Move)/ })).toHaveCount(0);
  expect(await titles(page)).toEqual(['One', 'Two', 'Three']);

  await page.reload();
  await arrange(page);
  await section(page).getByRole('button', { name: 'Drag One' }).waitFor();
  expect(await titles(page)).toEqual(['One', 'Two', 'Three']);

  const refusal = { code: 'invalid', message: 'Not in this order.' };
  await page.route('**/api/portfolio/reorder', (route) =>
    route.fulfill({ status: 400, json: refusal }),
  );
  await section(page).getByRole('button', { name: 'Move One later' }).click();
  await expect(
    page.getByText('Failed to reorder portfolio items. Please try again.').first(),
  ).toBeVisible();
  await expect.poll(() => titles(page)).toEqual(['One', 'Two', 'Three']);
});

test('a profile begins with the work, nothing moves when it arrives, and a visitor looks through it', async ({
  browser,
}) => {
  const leila = await newMember('Leila Nazari', { bio: 'I paint scenery.' });
  const titles = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'];
  await hang(await contextOf(browser, leila.email), titles);
  const context = await contextOf(browser, (await newMember('Priya Das')).email);
  await context.addInitScript(recordShifts);
  const page = await context.newPage();
  await openFontsFirst(page, leila.path);
  await expect(section(page).getByRole('heading', { name: 'Seven' })).toBeVisible();
  await expect(page.getByLabel('Loading activity')).toHaveCount(0);
  const about = page.getByRole('region', { name: 'About' });
  const sixth = await section(page).getByRole('heading', { name: 'Six' }).boundingBox();
  expect(sixth?.y).toBeLessThan((await about.boundingBox())?.y ?? 0);
  for (const image of await section(page).locator('img').all()) {
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.complete)).toBe(true);
  }
  expect(await page.evaluate(() => globalThis.shiftedWorks)).toEqual([]);
  await section(page).getByRole('button', { name: 'Show all 8 works' }).click();
  await expect(section(page).getByRole('link', { name: 'Eight' })).toBeFocused();
  await checkAccessibility(page);

  await section(page).getByRole('link', { name: 'Seven' }).click();
  const viewer = page.getByRole('dialog', { name: 'Seven' });
  await expect(viewer.getByText('7 of 8')).toBeVisible();
  await checkAccessibility(page);
  await expect(page.getByRole('button', { name: 'Add Media' })).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog', { name: 'Eight' })).toBeVisible();
  const shared = page.url();
  expect(shared).toMatch(/\?item=/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(page.url()).not.toContain('item=');

  await page.goto(shared);
  await expect(page.getByRole('dialog', { name: 'Eight' })).toBeVisible();
  await page.getByRole('button', { name: 'Previous item' }).click();
  await expect(page.getByRole('dialog', { name: 'Seven' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(section(page).getByRole('button', { name: /^(Drag|Move)/ })).toHaveCount(0);
});

declare global {
  var shiftedWorks: string[];
}

/** Runs in the page: which parts of the portfolio moved without being asked to. */
function recordShifts(): void {
  globalThis.shiftedWorks = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { hadRecentInput, sources } = entry as PerformanceEntry & {
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      };
      const moved = sources.flatMap(({ node }) => (node instanceof Element ? [node] : []));
      if (hadRecentInput) continue;
      globalThis.shiftedWorks.push(
        ...moved.filter((node) => node.closest('article')).map((node) => node.outerHTML),
      );
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
