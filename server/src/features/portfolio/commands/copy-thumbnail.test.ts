import { afterAll, beforeAll, expect, it } from 'vitest';
import { portfolio } from '#contract/portfolio/contract.ts';
import { createPortfolioItem, createUser } from '#server/testing/factories.ts';
import { type LegacyHost, startLegacyHost } from '#server/testing/legacy-host.ts';
import { plainImage } from '#server/testing/sample-files.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { copyThumbnail } from './copy-thumbnail.ts';

let app: TestApp;
let host: LegacyHost;
beforeAll(async () => {
  app = await createTestApp();
  const jpeg = await plainImage(160, 90).jpeg().toBuffer();
  host = await startLegacyHost({
    '/vi/dQw4w9WgXcQ/mqdefault.jpg': (response) => response.writeHead(200).end(jpeg),
  });
});
afterAll(async () => {
  await host.stop();
  await app.close();
});

async function copied(mediaType: 'youtube' | 'vimeo', mediaUrl: string) {
  const owner = await createUser(app.db);
  const { id } = await createPortfolioItem(app.db, { userId: owner.id, mediaType, mediaUrl });
  await copyThumbnail(app, id, host.connection);
  const send = await app.as(owner);
  return (await send(portfolio.list, { params: { userId: owner.id } })).json()[0];
}

it('stores the best thumbnail there is, and the video keeps its address', async () => {
  const url = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
  expect(await copied('youtube', url)).toMatchObject({
    mediaUrl: url,
    mediaType: 'youtube',
    media: { type: 'image', width: 160, height: 90 },
  });
  expect(host.asked.splice(0).map((one) => one.url?.split('/').at(-1))).toEqual([
    'maxresdefault.jpg',
    'hqdefault.jpg',
    'mqdefault.jpg',
  ]);
});

it('asks nobody for a video of Vimeo', async () => {
  expect(await copied('vimeo', 'https://vimeo.com/76979871')).toMatchObject({ media: null });
  expect(host.asked).toEqual([]);
});
