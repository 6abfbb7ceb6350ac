import { expect, type Page } from '@playwright/test';
import { createJob } from '#server/testing/factories.ts';
import { db } from './support/db.ts';
import { newMember } from './support/new-member.ts';
import { openAs } from './support/open-as.ts';
import { startSlowProxy } from './support/start-slow-proxy.ts';
import { test } from './support/test.ts';

const card = (page: Page, title: string) => page.getByRole('article', { name: title });

test('a job that is saved while its page is still loading stays saved', async ({ browser }) => {
  const title = `Clapper loader ${Date.now()}`;
  await createJob(db, { title });
  const { email } = await newMember('Ada Reyes');
  const page = await openAs(browser, email);
  const held = Promise.withResolvers<void>();
  const saved = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/jobs/job_*', async (route) => {
    const response = await route.fetch();
    held.resolve();
    await saved.promise;
    await route.fulfill({ response }).catch(() => {});
    answered.resolve();
  });
  await card(page, title).getByRole('link', { name: title }).click();
  // A press that cancels the request before it is held would leave nothing to answer late.
  await held.promise;
  const save = page.getByRole('button', { name: /^Saved?$/ });
  await save.click();
  await expect(page.getByText('Saved!', { exact: true })).toBeVisible();
  saved.resolve();
  await answered.promise;
  await page.evaluate(async () => (await fetch('/api/auth/user')).text());
  await expect(save).toHaveText('Saved');
});

test('a job that is saved just before the page is left stays saved', async ({ browser }) => {
  const title = `Grip ${Date.now()}`;
  await createJob(db, { title });
  const network = await startSlowProxy(2_000);
  const { email } = await newMember('Ada Reyes');
  const page = await openAs(browser, email, '/', { proxy: network.proxy });
  const save = card(page, title).getByRole('button', { name: /^Saved?$/ });
  await save.click();
  await expect(save).toHaveText('Saved');
  await page.goto('about:blank');
  const listSaved = async () => (await page.request.get('/api/saved-jobs')).text();
  await expect.poll(listSaved).toContain(title);
  network.stop();
});
