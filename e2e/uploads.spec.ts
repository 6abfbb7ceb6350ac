import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { checkAccessibility } from './support/check-accessibility.ts';
import { sampleAudio, sampleImage, sampleVideo } from './support/sample-files.ts';
import { signIn } from './support/sign-in.ts';
import { test } from './support/test.ts';

const author = 'theo.brandt@demo.nyu.edu';
const megabyte = 1024 * 1024;

async function openComposer(page: Page) {
  await signIn(page.context(), author);
  await page.goto('/');
  await page.getByRole('button', { name: 'Create a post' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Create a Post' });
  await expect(dialog).toBeVisible();
  return { dialog, field: dialog.getByRole('group', { name: 'Media' }) };
}

const choose = (field: ReturnType<Page['getByRole']>) => field.locator('input[type="file"]');
const send = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Post', exact: true });

test('files that are too large, empty or of the wrong kind never leave', async ({ page }) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'callboard-upload-'));
  try {
    const huge = path.join(folder, 'reel.mp4');
    await writeFile(huge, '');
    await truncate(huge, 500 * megabyte + 1);
    const { field } = await openComposer(page);
    await choose(field).setInputFiles(huge);
    await expect(page.getByText('File too large').first()).toBeVisible();
    await expect(page.getByText('Please select a file smaller than 500MB').first()).toBeVisible();
    await choose(field).setInputFiles({
      name: 'logo.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    });
    await expect(page.getByText('File type not supported').first()).toBeVisible();
    await expect(field.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('a chosen file shows its name and size and can be removed', async ({ page }) => {
  const { field } = await openComposer(page);
  await choose(field).setInputFiles(sampleAudio('tone.wav', 2.5 * megabyte));
  await expect(field.getByText('tone.wav', { exact: true })).toBeVisible();
  await expect(field.getByText('2.50 MB')).toBeVisible();
  await checkAccessibility(page);
  await field.getByRole('button', { name: 'Remove File' }).click();
  await expect(field.getByRole('button', { name: 'Choose a file' })).toBeVisible();
});

test('a file that is not what its name says is refused with a sentence', async ({ page }) => {
  const { dialog, field } = await openComposer(page);
  const text = { name: 'still.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('only words') };
  await choose(field).setInputFiles(text);
  await dialog.getByRole('textbox', { name: /^What would you like to say/ }).fill('A still');
  await send(page).click();
  await expect(field.getByRole('alert')).toContainText('We cannot take this kind of file.');
  await expect(dialog).toBeVisible();
});

test('a large file goes on from where the connection broke', async ({ page, context }) => {
  const { dialog, field } = await openComposer(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/uploads/tus')) asked.push(request.method());
  });
  const network = await context.newCDPSession(page);
  const slow = { latency: 0, downloadThroughput: -1, uploadThroughput: megabyte };
  await network.send('Network.emulateNetworkConditions', { ...slow, offline: false });

  await choose(field).setInputFiles(sampleAudio('concert.wav', 40 * megabyte));
  await dialog
    .getByRole('textbox', { name: /^What would you like to say/ })
    .fill('The whole concert');
  await send(page).click();
  await expect(field.getByText(/Uploading… [1-9]\d?%/)).toBeVisible();
  await network.send('Network.emulateNetworkConditions', { ...slow, offline: true });
  await expect(field.getByText(/Waiting for the connection…/)).toBeVisible();
  await expect(field.getByRole('status')).toContainText('Connection lost');
  const fast = { ...slow, uploadThroughput: -1 };
  await network.send('Network.emulateNetworkConditions', { ...fast, offline: false });
  await expect(page.getByText('Post Created!').first()).toBeVisible();
  expect(asked.filter((method) => method === 'POST')).toHaveLength(2);
  expect(asked).toContain('GET');
});

test('an image in the feed keeps its place and opens large', async ({ page }) => {
  const { dialog, field } = await openComposer(page);
  await choose(field).setInputFiles(await sampleImage('still.png'));
  await dialog
    .getByRole('textbox', { name: /^What would you like to say/ })
    .fill('A still from the second act');
  await send(page).click();
  await expect(page.getByText('Post Created!').first()).toBeVisible();
  const card = page.getByRole('article').filter({ hasText: 'A still from the second act' }).first();
  await card.getByRole('button', { name: /^Show/ }).click();
  await expect(page.locator('[data-slot="lightbox"] img')).toBeVisible();
  await checkAccessibility(page);
  await page.keyboard.press('Escape');
  await expect(card.getByRole('button', { name: /^Show/ })).toBeFocused();
});

test('a video plays with all its controls, which hide by themselves', async ({ page }) => {
  const { dialog, field } = await openComposer(page);
  await choose(field).setInputFiles(await sampleVideo(page, 'dance.webm'));
  await dialog
    .getByRole('textbox', { name: /^What would you like to say/ })
    .fill('Eight counts of eight');
  await send(page).click();
  await expect(page.getByText('Post Created!').first()).toBeVisible();
  const card = page.getByRole('article').filter({ hasText: 'Eight counts of eight' }).first();
  const video = card.locator('video');
  await card.getByRole('button', { name: /^Play video/ }).click();
  await video.evaluate((element: HTMLVideoElement) => {
    element.loop = true;
    return element.play();
  });
  const bar = card.locator('media-control-bar');
  await expect(bar.locator('media-volume-range')).toBeAttached();
  await expect(bar.locator('media-fullscreen-button')).toBeVisible();
  await card.locator('media-playback-rate-menu-button').click();
  const speeds = card.getByRole('menuitemradio');
  await expect(speeds).toHaveText(['0.5x', '0.75x', '1x', '1.25x', '1.5x', '2x']);
  await card.getByRole('menuitemradio', { name: '1.5x' }).click();
  await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.playbackRate)).toBe(1.5);
  await checkAccessibility(page);
  await page.mouse.move(0, 0);
  await expect(card.locator('media-controller')).toHaveAttribute('userinactive', '');
});
