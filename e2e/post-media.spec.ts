import { expect, type Page } from '@playwright/test';
import { checkAccessibility } from './support/check-accessibility.ts';
import { openAs } from './support/open-as.ts';
import { product } from './support/product.ts';
import { sampleAudio, sampleImage } from './support/sample-files.ts';
import { demo } from './support/sign-in.ts';
import { test } from './support/test.ts';

async function openComposer(page: Page, text: string) {
  await page.getByRole('button', { name: 'Create a post', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Create a Post' });
  await dialog.getByRole('textbox', { name: 'What would you like to say?' }).fill(text);
  await dialog.getByRole('button', { name: 'More', exact: true }).click();
  return {
    dialog,
    field: dialog.getByRole('group', { name: 'Media' }),
    file: dialog.locator('input[type="file"]'),
    link: dialog.getByRole('textbox', { name: 'Media URL' }),
    send: dialog.getByRole('button', { name: 'Post', exact: true }),
  };
}

test('what lives elsewhere is a link, and no browser asks for it', async ({ browser }) => {
  const page = await openAs(browser, demo.student, '/auth');
  const asked: string[] = [];
  await page.route('https://media.example/**', (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  const stamp = Date.now();
  const headers = { origin: product.url };
  const made: string[] = [];
  for (const address of ['poster.png', 'reel.mp4', 'song.mp3', 'script.pdf', 'a-page']) {
    const data = { content: `${stamp} ${address}`, imageUrl: `https://media.example/${address}` };
    const answer = await page.request.post('/api/posts', { data, headers });
    made.push(((await answer.json()) as { id: string }).id);
  }
  await page.goto('/');
  const card = (address: string) =>
    page.getByRole('article').filter({ hasText: `${stamp} ${address}` });
  for (const [address, words] of [
    ['reel.mp4', 'Video on media.example'],
    ['song.mp3', 'Audio on media.example'],
    ['script.pdf', 'Document on media.example'],
    ['a-page', 'Link on media.example'],
    ['poster.png', 'Link on media.example'],
  ] as const) {
    await card(address).scrollIntoViewIfNeeded();
    const link = card(address).getByRole('link', { name: words });
    await expect(link).toHaveAttribute('href', `https://media.example/${address}`);
    await expect(link).toHaveAttribute('rel', /noopener noreferrer nofollow/);
  }
  expect(asked).toEqual([]);
  await checkAccessibility(page);
  expect(page.complaints.filter((text) => /Content Security Policy/.test(text))).toEqual([]);
  for (const id of made) await page.request.delete(`/api/posts/${id}`, { headers });
});

test('a video of YouTube plays in its post after a click, and not before', async ({ browser }) => {
  const page = await openAs(browser, demo.student, '/auth');
  const asked: string[] = [];
  await page.route(/^https:\/\/[^/]*(youtube|ytimg|vimeo)/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ body: 'player', contentType: 'text/html' });
  });
  const content = `Our trailer ${Date.now()}`;
  const data = { content, imageUrl: 'https://youtu.be/dQw4w9WgXcQ' };
  const headers = { origin: product.url };
  const answer = await page.request.post('/api/posts', { data, headers });
  const { id } = (await answer.json()) as { id: string };
  await page.goto(`/posts/${id}`);
  const play = page.getByRole('button', { name: /Play the video/ });
  await expect(play).toBeVisible();
  await checkAccessibility(page);
  expect(asked).toEqual([]);
  await play.click();
  await expect(page.frameLocator('iframe').getByText('player')).toBeVisible();
  expect(asked[0]).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ/);
  expect(page.complaints.filter((text) => /Content Security Policy/.test(text))).toEqual([]);
  await page.request.delete(`/api/posts/${id}`, { headers });
});

test('a file that is refused leaves the address that was typed', async ({ browser }) => {
  const page = await openAs(browser, demo.student);
  const { file, link } = await openComposer(page, 'A film of ours');
  await link.fill('https://media.example/reel.mp4');
  await file.setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('x') });
  await expect(page.getByText('File type not supported').first()).toBeVisible();
  await expect(link).toHaveValue('https://media.example/reel.mp4');
  await file.setInputFiles(sampleAudio('tone.wav', 2_000));
  await expect(link).toHaveValue('');
});

test('the words for an image go with no other file', async ({ browser }) => {
  const page = await openAs(browser, demo.student);
  const content = `Only a sound ${Date.now()}`;
  const { dialog, field, file, send } = await openComposer(page, content);
  await file.setInputFiles(await sampleImage('still.png', 20, 20));
  await dialog.getByRole('textbox', { name: 'Describe the image' }).fill('Two dancers');
  await field.getByRole('button', { name: 'Remove File' }).click();
  await file.setInputFiles(sampleAudio('tone.wav', 2_000));
  await expect(dialog.getByRole('textbox', { name: 'Describe the image' })).toHaveCount(0);
  await send.click();
  await expect(dialog).toBeHidden();
  const posts = await (await page.request.get('/api/posts')).json();
  expect(posts).toContainEqual(
    expect.objectContaining({
      content,
      media: expect.objectContaining({ type: 'audio', alt: null }),
    }),
  );
});

test('an upload that fails on our side says so and can be tried again', async ({ browser }) => {
  const page = await openAs(browser, demo.student);
  await page.route('**/api/upload', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', message: 'Something went wrong.' } }),
  );
  const { field, file, send } = await openComposer(page, `Sent at last ${Date.now()}`);
  await file.setInputFiles(sampleAudio('tone.wav', 2_000));
  await send.click();
  await expect(page.getByText('Upload failed', { exact: true })).toBeVisible();
  await expect(field.getByRole('alert')).toContainText('Failed to upload file. Please try again.');
  await page.unroute('**/api/upload');
  await field.getByRole('button', { name: 'Try again' }).click();
  await expect(field.getByText('Uploaded', { exact: true })).toBeVisible();
});
