import type { Browser, Page } from '@playwright/test';
import { signIn } from './sign-in.ts';

type Options = Parameters<Browser['newContext']>[0];

/** A member of the demo community in a browser of their own; `complaints` are what its console says is wrong. */
export async function openAs(
  browser: Browser,
  email: string,
  path = '/',
  options: Options = {},
): Promise<Page & { complaints: string[] }> {
  const context = await browser.newContext(options);
  await signIn(context, email);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.goto(path);
  return Object.assign(page, { complaints });
}
