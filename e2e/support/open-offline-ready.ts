import { type Browser, expect, type Page } from '@playwright/test';
import { openAs } from './open-as.ts';
import { product } from './product.ts';

/** A member's home page in a browser whose service worker has stored what it needs offline. */
export async function openOfflineReady(
  browser: Browser,
  email: string,
  url = product.url,
): Promise<Page> {
  const page = await openAs(browser, email, url, { serviceWorkers: 'allow' });
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect.poll(() => page.evaluate(listStored)).toContain('/api/feed?limit=10');
  return page;
}

/** Runs in the page: the addresses that are stored for the member, each without its origin. */
export async function listStored(): Promise<string[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith('member-'));
  const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return keys.flat().map(({ url }) => url.replace(location.origin, ''));
}
