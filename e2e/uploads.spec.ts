import { writeFile } from 'node:fs/promises';
import { type Browser, expect, type Page } from '@playwright/test';
import { checkAccessibility } from './support/check-accessibility.ts';
import { newMember } from './support/new-member.ts';
import { openAs } from './support/open-as.ts';
import { sampleAudio, sampleImage, sampleVideo } from './support/sample-files.ts';
import { test } from './support/test.ts';

const megabyte = 1024 * 1024;

async function openComposer(browser: Browser) {
  const { email } = await newMember('Theo Lang');
  const page = await openAs(browser, email);
  await page.getByRole('button', { name: 'Create a post' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Create a Post' });
  await expect(dialog).toBeVisible();
  return { page, dialog, field: dialog.getByRole('group', { name: 'Media' }) };
}

const choose = (field: ReturnType<Page['getByRole']>) => field.locator('input[type="file"]');
const send = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Post', exact: true });

test('a large file goes on from where the connection broke', async ({ browser }, testInfo) => {
  const { page, dialog, field } = await openComposer(browser);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/uploads/tus')) asked.push(request.method());
  });
  const network = await page.context().newCDPSession(page);
  const slow = { latency: 0, downloadThroughput: -1, uploadThroughput: megabyte };
  await network.send('Network.emulateNetworkConditions', { ...slow, offline: false });

  const concert = testInfo.outputPath('concert.wav');
  await writeFile(concert, sampleAudio('concert.wav', 40 * megabyte).buffer);
  await choose(field).setInputFiles(concert);
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

test('an image in the feed keeps its place and opens large', async ({ browser }) => {
  const { page, dialog, field } = await openComposer(browser);
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

test('a video plays with all its controls, which hide by themselves', async ({ browser }) => {
  const { page, dialog, field } = await openComposer(browser);
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
