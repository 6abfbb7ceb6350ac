import { expect, type Page } from '@playwright/test';
import { openAs } from './support/open-as.ts';
import { demo } from './support/sign-in.ts';
import { test } from './support/test.ts';

const card = (page: Page, title: string) => page.getByRole('article', { name: title });

async function postJob(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Post a job', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Post a Job' });
  await dialog.getByRole('textbox', { name: 'Title' }).fill(title);
  await dialog.getByRole('textbox', { name: 'Description' }).fill('Two nights on a roof.');
  await dialog.getByRole('combobox', { name: 'Skills' }).fill('sound');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Post Job' }).click();
  await expect(dialog).toBeHidden();
}

test('a job that is saved while its page is still loading stays saved', async ({ browser }) => {
  const title = `Clapper loader ${Date.now()}`;
  await postJob(await openAs(browser, demo.student), title);
  const page = await openAs(browser, demo.alumna);
  const answered = Promise.withResolvers<void>();
  const isSaved = page.waitForResponse(/\/save$/);
  await page.route('**/api/jobs/job_*', async (route) => {
    const response = await route.fetch();
    await isSaved;
    await route.fulfill({ response }).catch(() => {});
    answered.resolve();
  });
  await card(page, title).getByRole('link', { name: title }).click();
  const save = page.getByRole('button', { name: /^Saved?$/ });
  await save.click();
  await answered.promise;
  await expect(save).toHaveText('Saved');
});

test('a job that is saved just before the page is left stays saved', async ({ browser }) => {
  const title = `Grip ${Date.now()}`;
  await postJob(await openAs(browser, demo.student), title);
  const page = await openAs(browser, demo.alumna);
  const save = card(page, title).getByRole('button', { name: /^Saved?$/ });
  await expect(save).toHaveText('Save');
  await delayRequests(page, 1_000);
  await save.click();
  await page.goto('about:blank');
  await expect
    .poll(async () => {
      await page.goto('/');
      return save.textContent();
    })
    .toBe('Saved');
});

/** The network takes its time, so that a request is still on its way when the page is left. */
async function delayRequests(page: Page, latency: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const unlimited = { downloadThroughput: -1, uploadThroughput: -1, offline: false };
  await session.send('Network.emulateNetworkConditions', { ...unlimited, latency });
}
