import type { Browser, BrowserContext } from '@playwright/test';
import { signIn } from './sign-in.ts';

type Options = Parameters<Browser['newContext']>[0];

/** A browser in which this member is signed in, without a page yet; its `request` sends what the member does elsewhere. */
export async function contextOf(
  browser: Browser,
  email: string,
  options: Options = {},
): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  await signIn(context, email);
  return context;
}
