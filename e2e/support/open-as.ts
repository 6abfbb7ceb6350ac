import type { Browser, Page } from '@playwright/test';
import { contextOf } from './context-of.ts';

/** A member in a browser of their own; `complaints` are what its console says is wrong. */
export async function openAs(
  browser: Browser,
  email: string,
  path = '/',
  options: Parameters<typeof contextOf>[2] = {},
): Promise<Page & { complaints: string[] }> {
  const context = await contextOf(browser, email, options);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.goto(path);
  return Object.assign(page, { complaints });
}
