import { expect } from '@playwright/test';
import { checkAccessibility } from './support/check-accessibility.ts';
import { contextOf } from './support/context-of.ts';
import { openIn } from './support/open-as.ts';
import { demo } from './support/sign-in.ts';
import { test } from './support/test.ts';

test('what lives elsewhere is a link, and no browser asks for it', async ({ browser }) => {
  const context = await contextOf(browser, demo.student);
  const asked: string[] = [];
  await context.route('https://media.example/**', (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  const stamp = Date.now();
  const made: string[] = [];
  for (const address of ['poster.png', 'reel.mp4', 'song.mp3', 'script.pdf', 'a-page']) {
    const data = { content: `${stamp} ${address}`, imageUrl: `https://media.example/${address}` };
    const answer = await context.request.post('/api/posts', { data });
    made.push(((await answer.json()) as { id: string }).id);
  }
  const page = await openIn(context, '/');
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
  for (const id of made) await context.request.delete(`/api/posts/${id}`);
});

test('a video of YouTube plays in its post after a click, and not before', async ({ browser }) => {
  const context = await contextOf(browser, demo.student);
  const asked: string[] = [];
  await context.route(/^https:\/\/[^/]*(youtube|ytimg|vimeo)/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ body: 'player', contentType: 'text/html' });
  });
  const content = `Our trailer ${Date.now()}`;
  const data = { content, imageUrl: 'https://youtu.be/dQw4w9WgXcQ' };
  const answer = await context.request.post('/api/posts', { data });
  const { id } = (await answer.json()) as { id: string };
  const page = await openIn(context, `/posts/${id}`);
  const play = page.getByRole('button', { name: /Play the video/ });
  await expect(play).toBeVisible();
  await checkAccessibility(page);
  expect(asked).toEqual([]);
  await play.click();
  await expect(page.frameLocator('iframe').getByText('player')).toBeVisible();
  expect(asked[0]).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ/);
  expect(page.complaints.filter((text) => /Content Security Policy/.test(text))).toEqual([]);
  await context.request.delete(`/api/posts/${id}`);
});
