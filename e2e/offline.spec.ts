import { type BrowserContext, expect, type Page } from '@playwright/test';
import { isPage } from '#contract/paths.ts';
import { workerRemoval } from '#server/http/pages/serve-service-worker.ts';
import { checkAccessibility } from './support/check-accessibility.ts';
import { contextOf } from './support/context-of.ts';
import { openAs } from './support/open-as.ts';
import { listStored, openOfflineReady } from './support/open-offline-ready.ts';
import { demo, signInByPassword } from './support/sign-in.ts';
import { startMirror } from './support/start-mirror.ts';
import { stopReplacedWorkers } from './support/stop-replaced-workers.ts';
import { test } from './support/test.ts';

const card = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });
const likeOf = (page: Page, text: string) =>
  card(page, text).getByRole('button', { name: /^Like/ });
const banner = (page: Page) => page.getByRole('status').filter({ hasText: 'You are offline' });

/** How many members like a post. */
async function countLikes({ request }: BrowserContext, id: string): Promise<number> {
  const post = (await (await request.get(`/api/posts/${id}`)).json()) as { likeCount: number };
  return post.likeCount;
}

test('the board opens offline and says so; what is liked there is sent once back, or dropped with a sentence', async ({
  browser,
}) => {
  const stamp = Date.now();
  const author = await contextOf(browser, demo.student);
  const [kept, gone] = [`Strike at nine ${stamp}`, `Call sheet ${stamp}`];
  const ids = [];
  for (const content of [kept, gone]) {
    const answer = await author.request.post('/api/posts', { data: { content } });
    expect(answer.status()).toBe(201);
    ids.push(((await answer.json()) as { id: string }).id);
  }
  const [keptId = '', goneId = ''] = ids;
  const page = await openOfflineReady(browser, demo.alumna);
  await page.context().setOffline(true);
  await page.reload();
  await expect(banner(page)).toContainText(/as of \d+:\d\d [AP]M; changes wait/);
  await expect(card(page, kept)).toBeVisible();
  await checkAccessibility(page);

  await likeOf(page, kept).click();
  await expect.poll(() => page.evaluate(listStored)).toContain('/offline/changes');
  await page.reload();
  await expect(likeOf(page, kept)).toHaveAttribute('aria-pressed', 'true');
  expect(await countLikes(author, keptId)).toBe(0);
  await page.context().setOffline(false);
  await expect.poll(() => countLikes(author, keptId)).toBe(1);
  await expect(banner(page)).toHaveCount(0);
  await expect.poll(() => page.evaluate(listStored)).not.toContain('/offline/changes');

  await page.context().setOffline(true);
  await likeOf(page, gone).click();
  await expect.poll(() => page.evaluate(listStored)).toContain('/offline/changes');
  await author.request.delete(`/api/posts/${goneId}`);
  await page.context().setOffline(false);
  await expect(page.getByText('A change made offline was not kept', { exact: true })).toBeVisible();
  await expect(card(page, gone)).toHaveCount(0);
  expect(await page.evaluate(listStored)).not.toContain('/offline/changes');
});

test('nothing of a member stays on the device after sign-out', async ({ browser }) => {
  const page = await openOfflineReady(browser, demo.alumna);
  await page.getByRole('button', { name: 'Your menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page.getByRole('link', { name: 'Log In' })).toBeVisible();
  expect(await page.evaluate(listStored)).toEqual([]);
  await page.context().setOffline(true);
  await expect(page.reload()).rejects.toThrow();
});

test('another member who signs in finds nothing of the one before', async ({ browser }) => {
  const page = await openOfflineReady(browser, demo.alumna);
  // An open page would leave by itself: the sign-in ends its session.
  await page.goto('about:blank');
  await signInByPassword(page, demo.student);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Hello, Maya' })).toBeVisible();
  const storedPage = async () => (await (await caches.match('/'))?.text()) ?? '';
  await expect.poll(() => page.evaluate(storedPage)).toContain('"firstName":"Maya"');
  const members = async () => (await caches.keys()).filter((name) => name.startsWith('member-'));
  expect(await page.evaluate(members)).toHaveLength(1);
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Hello, Maya' })).toBeVisible();
});

test('a new version takes over without a stale page, and the server can switch the service worker off', async ({
  browser,
}) => {
  const mirror = await startMirror();
  const page = await openOfflineReady(browser, demo.alumna, mirror.url);
  const old = '/assets/of-an-older-version.js';
  await page.evaluate(async (path) => (await caches.open('assets')).put(path, new Response()), old);
  await stopReplacedWorkers(page);
  mirror.release({ '/sw.js': (script) => `${script}// the next version` });
  await page.reload();
  const isKept = async (path: string) => Boolean(await caches.match(path));
  // The new version may load the page anew meanwhile.
  await expect.poll(() => page.evaluate(isKept, old).catch(() => null)).toBe(false);
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.context().setOffline(false);

  mirror.release({
    '/sw.js': () => workerRemoval,
    '/': (html) => html.replace('"serviceWorker":true', '"serviceWorker":false'),
  });
  await page.reload();
  const leftOver = async () => [
    ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    ...(await caches.keys()),
  ];
  await expect.poll(() => page.evaluate(leftOver).catch(() => null)).toEqual([]);
  mirror.stop();
});

test('strangers get no service worker', async ({ browser }) => {
  const page = await (await browser.newContext({ serviceWorkers: 'allow' })).newPage();
  await page.goto('/auth');
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const count = () => navigator.serviceWorker.getRegistrations().then(({ length }) => length);
  expect(await page.evaluate(count)).toBe(0);
});

interface Manifest {
  start_url: string;
  icons: { src: string; sizes: string; purpose: string }[];
  shortcuts: { name: string; url: string }[];
}

test('the manifest names icons that exist and pages that open', async ({ page, request }) => {
  await page.goto('/');
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const answer = await request.get(address ?? '');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await answer.json()) as Manifest;
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`).toSorted()).toEqual([
    '192x192 any',
    '192x192 maskable',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src } of manifest.icons) {
    expect((await request.get(src)).headers()['content-type']).toBe('image/png');
  }
  for (const { url } of [{ url: manifest.start_url }, ...manifest.shortcuts]) {
    expect(isPage(new URL(url, 'http://x').pathname), url).toBe(true);
  }
});

test('the shortcut "Post a job" opens the form', async ({ browser }) => {
  const page = await openAs(browser, demo.student, '/?compose=job');
  await expect(page.getByRole('dialog', { name: /job/i })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});
