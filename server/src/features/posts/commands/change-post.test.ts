import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { feed } from '#contract/feed/contract.ts';
import { portfolio as portfolioRoutes } from '#contract/portfolio/contract.ts';
import { type Post, posts } from '#contract/posts/contract.ts';
import type { BodyInputOf } from '#contract/route.ts';
import { fileStoreOf } from '#server/platform/files/open-file-store.ts';
import { eventually } from '#server/testing/eventually.ts';
import { createUpload, createUser } from '#server/testing/factories.ts';
import type { Send } from '#server/testing/send.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { uploads } from '../../uploads/tables.ts';
import { postPictures } from '../tables.ts';

let app: TestApp;
let userId: string;
let send: Send;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  userId = (await createUser(app.db)).id;
  send = await app.as({ id: userId });
});

type NewUpload = Parameters<typeof createUpload>[1];

async function upload(fields: NewUpload = {}): Promise<string> {
  const { key } = await createUpload(app.db, { userId, ...fields });
  await fileStoreOf(app.db).put(key, Buffer.from('picture'));
  return `/uploads/${key}`;
}
const uploadSome = async (count: number) => {
  const urls: string[] = [];
  for (let n = 0; n < count; n++) urls.push(await upload());
  return urls;
};

const bodyOf = ([imageUrl, ...further]: string[]) => ({
  imageUrl,
  pictures: further.map((url) => ({ url })),
});
const create = (urls: string[], more: Partial<BodyInputOf<typeof posts.create>> = {}) =>
  send(posts.create, { body: { content: 'Stills', ...bodyOf(urls), ...more } });
const change = (id: string, body: BodyInputOf<typeof posts.update>) =>
  send(posts.update, { params: { id }, body });
const urlsOf = ({ media, pictures }: Post) => [media, ...(pictures ?? [])].map((one) => one?.url);
const isStored = async (url: string) => {
  const key = url.replace('/uploads/', '');
  const [row] = await app.db.select().from(uploads).where(eq(uploads.key, key));
  return row !== undefined && (await fileStoreOf(app.db).head(key)) !== null;
};
const goes = (url: string) => eventually(async () => expect(await isStored(url)).toBe(false));

describe('the pictures of a post', () => {
  it('are ten at most, in their order, each with its words', async () => {
    const urls = await uploadSome(10);
    const pictures = urls.slice(1).map((url, index) => ({ url, alt: `Still ${index + 2}` }));
    const answer = await create(urls, { pictures, imageAlt: 'Still 1' });
    expect(answer.statusCode).toBe(201);
    const post = answer.json();
    expect(urlsOf(post)).toEqual(urls);
    expect(post.media?.alt).toBe('Still 1');
    expect(post.pictures?.map(({ alt }) => alt)).toEqual(pictures.map(({ alt }) => alt));
    const [shown] = (await send(feed.list, { query: { limit: 1 } })).json();
    expect(urlsOf(shown as Post)).toEqual(urls);
    expect((await create(await uploadSome(11))).statusCode).toBe(400);
  });

  it('are null where there is one or none', async () => {
    expect((await create(await uploadSome(1))).json().pictures).toBeNull();
    expect((await send(posts.create, { body: { content: 'Words' } })).json()).toMatchObject({
      media: null,
      pictures: null,
    });
  });

  it('are pictures of mine, each once, and none goes when they are refused', async () => {
    const [first = '', second = ''] = await uploadSome(2);
    const film = await upload({ kind: 'video' });
    const foreign = await upload({ userId: (await createUser(app.db)).id });
    const refused = [
      [first, film],
      [film, first],
      [first, foreign],
      [first, second, second],
      [first, first],
      [first, 'https://example.edu/still.jpg'],
      ['https://example.edu/still.jpg', first],
    ];
    for (const urls of refused)
      expect([urls, (await create(urls)).statusCode]).toEqual([urls, 400]);
    expect((await create([first, second])).statusCode).toBe(201);
  });

  it('can be put in another order, taken away and added; what is dropped is deleted', async () => {
    const [a = '', b = '', c = '', d = ''] = await uploadSome(4);
    const { id } = (await create([a, b, c])).json();
    expect(urlsOf((await change(id, bodyOf([c, a, b]))).json())).toEqual([c, a, b]);
    expect(urlsOf((await change(id, bodyOf([c, d]))).json())).toEqual([c, d]);
    await goes(a);
    await goes(b);
    expect(await isStored(c)).toBe(true);
    expect(urlsOf((await change(id, { content: 'More' })).json())).toEqual([c, d]);
    expect(urlsOf((await change(id, { imageUrl: d })).json())).toEqual([d]);
    await goes(c);
    expect(urlsOf((await change(id, { imageUrl: null })).json())).toEqual([undefined]);
    await goes(d);
    expect(await app.db.$count(postPictures, eq(postPictures.postId, id))).toBe(0);
  });

  it('go with the post', async () => {
    const urls = await uploadSome(3);
    const { id } = (await create(urls)).json();
    expect((await send(posts.remove, { params: { id } })).statusCode).toBe(204);
    for (const url of urls) await goes(url);
  });
});

describe('hanging a post in the portfolio', () => {
  const portfolio = async () => (await send(portfolioRoutes.list, { params: { userId } })).json();

  it('adds its first picture under the first line, and keeps the file until both are gone', async () => {
    const urls = await uploadSome(2);
    const post = (
      await create(urls, { content: 'The Last Wash\nStills of day two', hangInPortfolio: true })
    ).json();
    const [item] = await portfolio();
    expect(item).toMatchObject({
      title: 'The Last Wash',
      description: 'The Last Wash\nStills of day two',
      mediaUrl: urls[0],
      mediaType: 'image',
    });
    await send(posts.remove, { params: { id: post.id } });
    await goes(urls[1] ?? '');
    expect(await isStored(urls[0] ?? '')).toBe(true);
    await send(portfolioRoutes.remove, { params: { id: item?.id } });
    await goes(urls[0] ?? '');
  });

  it('keeps the file of the post when the item goes first', async () => {
    const [url = ''] = await uploadSome(1);
    const { id } = (await create([url], { hangInPortfolio: true })).json();
    const [item] = await portfolio();
    await send(portfolioRoutes.remove, { params: { id: item?.id } });
    expect((await send(posts.get, { params: { id } })).json().imageUrl).toBe(url);
    expect(await isStored(url)).toBe(true);
  });

  it('deletes the file when both are removed at once', async () => {
    const [url = ''] = await uploadSome(1);
    const { id } = (await create([url], { hangInPortfolio: true })).json();
    const [item] = await portfolio();
    await Promise.all([
      send(posts.remove, { params: { id } }),
      send(portfolioRoutes.remove, { params: { id: item?.id } }),
    ]);
    expect((await send(posts.get, { params: { id } })).statusCode).toBe(404);
    await goes(url);
  });

  it('adds a video of YouTube, but neither words nor a link', async () => {
    const post = (imageUrl: string | null) =>
      send(posts.create, { body: { content: 'Look', imageUrl, hangInPortfolio: true } });
    await post(null);
    await post('https://example.edu/paper.pdf');
    expect(await portfolio()).toEqual([]);
    await post('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
    expect(await portfolio()).toMatchObject([{ title: 'Look', mediaType: 'youtube' }]);
  });
});
