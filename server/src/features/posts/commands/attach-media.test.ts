import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { posts } from '#contract/posts/contract.ts';
import { fileStoreOf } from '#server/platform/files/open-file-store.ts';
import { eventually } from '#server/testing/eventually.ts';
import { createUpload, createUser } from '#server/testing/factories.ts';
import type { Send } from '#server/testing/send.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { uploads } from '../../uploads/tables.ts';

let app: TestApp;
let userId: string;
let send: Send;

beforeAll(async () => {
  app = await createTestApp();
  userId = (await createUser(app.db)).id;
  send = await app.as({ id: userId });
});
afterAll(() => app.close());

const upload = async (fields: Parameters<typeof createUpload>[1] = {}) => {
  const made = await createUpload(app.db, { userId, ...fields });
  await fileStoreOf(app.db).put(made.key, Buffer.from('picture'));
  return { ...made, url: `/uploads/${made.key}` };
};

const create = (imageUrl: string) => send(posts.create, { body: { content: 'Look', imageUrl } });
const rowOf = async (id: string) =>
  (await app.db.select().from(uploads).where(eq(uploads.id, id)))[0];
const hasFile = async (key: string) => (await fileStoreOf(app.db).head(key)) !== null;

describe('the media of a post', () => {
  it('shows an upload with all that a card needs', async () => {
    const { key, url, id } = await upload({
      width: 1600,
      height: 900,
      blur: 'data:image/webp;base64,AA',
      posterKey: 'poster.webp',
      variants: [
        { key: 'a-640.webp', width: 640 },
        { key: 'a-1280.webp', width: 1280 },
      ],
    });
    const post = (await create(url)).json();
    expect(post.imageUrl).toBe(`/uploads/${key}`);
    expect(post.media).toEqual({
      url,
      type: 'image',
      name: 'still.webp',
      size: 1234,
      width: 1600,
      height: 900,
      blur: 'data:image/webp;base64,AA',
      poster: '/uploads/poster.webp',
      variants: [
        { url: '/uploads/a-640.webp', width: 640 },
        { url: '/uploads/a-1280.webp', width: 1280 },
      ],
      alt: null,
    });
    expect((await rowOf(id))?.attachedAt).toBeTruthy();
  });

  it.each([
    ['another member’s', async () => (await upload({ userId: (await createUser(app.db)).id })).url],
    ['one that is not there', async () => '/uploads/nothing.webp'],
    [
      'one that belongs to another post',
      async () => {
        const { url } = await upload();
        await create(url);
        return url;
      },
    ],
  ])('refuses an upload: %s', async (_, make) => {
    const answer = await create(await make());
    expect(answer.statusCode).toBe(400);
    expect(answer.error().message).toMatch(/\.$/);
  });

  it('leaves the upload free when the post is refused', async () => {
    const { url, id } = await upload();
    await send(posts.create, { body: { content: ' ', imageUrl: url } });
    expect((await rowOf(id))?.attachedAt).toBeNull();
  });

  it('deletes the file with the post', async () => {
    const { url, key, id } = await upload();
    const post = (await create(url)).json();
    await send(posts.remove, { params: { id: post.id } });
    await eventually(async () => expect(await rowOf(id)).toBeUndefined());
    expect(await hasFile(key)).toBe(false);
  });

  it('deletes the file that another one replaces, and keeps one that is sent back unchanged', async () => {
    const [first, second] = [await upload(), await upload()];
    const { id } = (await create(first.url)).json();
    const same = await send(posts.update, {
      params: { id },
      body: { content: 'Same', imageUrl: first.url },
    });
    expect(same.json().imageUrl).toBe(first.url);
    const other = await send(posts.update, {
      params: { id },
      body: { imageUrl: second.url, imageAlt: 'New' },
    });
    expect(other.json().media).toMatchObject({ url: second.url, alt: 'New' });
    await eventually(async () => expect(await rowOf(first.id)).toBeUndefined());
    expect([await hasFile(first.key), await hasFile(second.key)]).toEqual([false, true]);
  });
});
