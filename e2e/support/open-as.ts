import type { Browser, BrowserContext, Page } from '@playwright/test';
import { contextOf } from './context-of.ts';

/** `complaints` are what the console of the page says is wrong. */
type WatchedPage = Page & { complaints: string[] };

/** A member in a browser of their own. */
export async function openAs(
  browser: Browser,
  email: string,
  path = '/',
  options: Parameters<typeof contextOf>[2] = {},
): Promise<WatchedPage> {
  return openIn(await contextOf(browser, email, options), path);
}

export async function openIn(context: BrowserContext, path: string): Promise<WatchedPage> {
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.goto(path);
  return Object.assign(page, { complaints });
}
