import type { ServerResponse } from 'node:http';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Post, posts as postRoutes } from '#contract/posts/contract.ts';
import { param, sql } from '#server/db/sql.ts';
import { isPublicAddress } from '#server/platform/is-public-address.ts';
import type { RemoteConnection } from '#server/platform/remote/remote-connection.ts';
import { eventually } from '#server/testing/eventually.ts';
import { createPost, createUser } from '#server/testing/factories.ts';
import { type LegacyHost, startLegacyHost } from '#server/testing/legacy-host.ts';
import { plainImage, sampleFiles } from '#server/testing/sample-files.ts';
import type { Send } from '#server/testing/send.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { pictureCopies } from '../../uploads/remote/commands.ts';
import { uploads } from '../../uploads/tables.ts';
import { posts } from '../tables.ts';
import { copyPostPicture } from './copy-post-picture.ts';

let app: TestApp;
let host: LegacyHost;
let author: { id: string };
let send: Send;

const redirectTo = (location: string) => (response: ServerResponse) =>
  response.writeHead(302, { location }).end();

beforeAll(async () => {
  app = await createTestApp({ background: true });
  const png = await plainImage(60, 40).png().toBuffer();
  const answer = (body: Buffer | string, type: string) => (response: ServerResponse) =>
    response.writeHead(200, { 'content-type': type }).end(body);
  host = await startLegacyHost({
    '/poster.png': answer(png, 'text/html'),
    '/picture.php': answer(png, 'image/png'),
    '/page.png': answer('<script>alert(1)</script>', 'image/png'),
    '/drawing.svg': answer('<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'),
    '/film.png': answer(sampleFiles.mp4, 'image/png'),
    '/large.png': answer(Buffer.concat([png, Buffer.alloc(200_000)]), 'image/png'),
    '/endless.png': (response) => response.writeHead(200).write(png.subarray(0, 20)),
    '/busy.png': (response) => response.writeHead(503).end(),
    '/moved.png': redirectTo('/poster.png'),
    '/away.png': redirectTo('https://inside.example/poster.png'),
    '/number.png': redirectTo('https://10.0.0.5/poster.png'),
    '/plain.png': redirectTo('http://media.example/poster.png'),
    '/circle.png': redirectTo('/circle.png'),
    '/vi/dQw4w9WgXcQ/hqdefault.jpg': answer(png, 'image/jpeg'),
  });
});
afterAll(async () => {
  await host.stop();
  await app.close();
});
beforeEach(async () => {
  author = await createUser(app.db);
  send = await app.as(author);
});

/** `inside.example` lies within our network. */
const connection = (): RemoteConnection => ({
  ...host.connection,
  resolve: async (name) => [
    { address: name === 'inside.example' ? '10.0.0.5' : '127.0.0.1', family: 4 },
  ],
});

const linkTo = (mediaUrl: string) => createPost(app.db, { authorId: author.id, mediaUrl });
const read = async (id: string) => (await send(postRoutes.get, { params: { id } })).json();
const ownFiles = () => app.db.$count(uploads, eq(uploads.userId, author.id));

async function copied(mediaUrl: string, over = connection()): Promise<Post> {
  const { id } = await linkTo(mediaUrl);
  await copyPostPicture(app, id, over);
  return read(id);
}

describe('a picture from elsewhere', () => {
  it.each([
    ['by its content, whatever its host says', 'https://media.example/poster.png'],
    ['under any name', 'https://media.example/picture.php?size=large'],
    ['where a redirect leads', 'https://media.example/moved.png'],
  ])('is copied %s', async (_, url) => {
    const { media, imageUrl } = await copied(url);
    expect(media).toMatchObject({ type: 'image', width: 60, height: 40 });
    expect(imageUrl).toMatch(/^\/uploads\//);
    expect((await send('GET', imageUrl ?? '')).headers['content-type']).toBe('image/webp');
  });

  it.each([
    ['a page', 'https://media.example/page.png'],
    ['a drawing with scripts', 'https://media.example/drawing.svg'],
    ['a film', 'https://media.example/film.png'],
    ['too large', 'https://media.example/large.png'],
    ['missing', 'https://media.example/nothing.png'],
    ['within our network', 'https://inside.example/poster.png'],
    ['at a number within our network', 'https://10.0.0.5/poster.png'],
    ['at another port', 'https://media.example:8443/poster.png'],
    ['behind a user name', 'https://ada@media.example/poster.png'],
    ['redirected into our network', 'https://media.example/away.png'],
    ['redirected to a number within it', 'https://media.example/number.png'],
    ['redirected to http', 'https://media.example/plain.png'],
    ['redirected for ever', 'https://media.example/circle.png'],
  ])('stays a link where it is %s', async (_, url) => {
    host.asked.splice(0);
    const { media, imageUrl } = await copied(url);
    expect([media?.url, imageUrl]).toEqual([url, url]);
    expect(await ownFiles()).toBe(0);
    expect(host.asked.filter(({ headers }) => /inside|10\.0/.test(headers.host ?? ''))).toEqual([]);
  });

  it('is not fetched from our own machine over the connection of the product', async () => {
    const { id } = await linkTo('https://localhost/poster.png');
    await copyPostPicture(app, id, { ...connection(), isAllowed: isPublicAddress });
    expect((await read(id)).imageUrl).toBe('https://localhost/poster.png');
  });

  it('is tried again later where its host is busy or falls silent', async () => {
    const busy = await linkTo('https://media.example/busy.png');
    await expect(copyPostPicture(app, busy.id, connection())).rejects.toMatchObject({
      status: 503,
    });
    const endless = await linkTo('https://media.example/endless.png');
    const copying = copyPostPicture(app, endless.id, connection()).catch((error: unknown) => error);
    await host.clock.untilAsleep();
    await host.clock.advance(20_000);
    expect(await copying).toMatchObject({ status: 503 });
    expect(await ownFiles()).toBe(0);
  });

  it('leaves nothing behind where the post has changed meanwhile', async () => {
    const { id } = await linkTo('https://media.example/poster.png');
    const slow = {
      ...connection(),
      resolve: async () => {
        await app.db.update(posts).set({ mediaUrl: null }).where(eq(posts.id, id));
        return [{ address: '127.0.0.1', family: 4 }];
      },
    };
    await copyPostPicture(app, id, slow);
    expect((await read(id)).media).toBeNull();
    expect(await ownFiles()).toBe(0);
  });

  it('stays a link beyond what is fetched for one member in an hour', async () => {
    host.asked.splice(0);
    const { id } = await linkTo('https://media.example/nothing.png');
    for (let n = 0; n <= pictureCopies.max; n++) await copyPostPicture(app, id, connection());
    expect(host.asked).toHaveLength(pictureCopies.max);
  });

  it('is deleted with its post', async () => {
    const { id } = await copied('https://media.example/poster.png');
    expect(await ownFiles()).toBe(1);
    expect((await send(postRoutes.remove, { params: { id } })).statusCode).toBe(204);
    expect(await ownFiles()).toBe(0);
  });
});

describe('the copy', () => {
  const isEnqueued = async (id: string) => {
    const { rows } = await app.db.execute(
      sql`SELECT 1 FROM pgboss.job WHERE name = 'copy-post-picture' AND data ->> 'postId' = ${param(id)}`,
    );
    return rows.length > 0;
  };

  it.each([
    ['a picture', 'https://media.invalid/poster.png', true],
    ['what may be one', 'https://media.invalid/poster', true],
    ['a film', 'https://media.invalid/reel.mp4', false],
    ['a document', 'https://media.invalid/script.pdf', false],
    ['a video of YouTube', 'https://youtu.be/dQw4w9WgXcQ', true],
  ])('of %s is made after the post: %s %s', async (_, imageUrl, expected) => {
    const { id } = (await send(postRoutes.create, { body: { content: 'x', imageUrl } })).json();
    expect(await isEnqueued(id)).toBe(expected);
  });

  it('is made by the queue', async () => {
    const reaching = await createTestApp({ background: true, pictures: host.connection });
    const sendThere = await reaching.as(await createUser(reaching.db));
    const body = { content: 'Look', imageUrl: 'https://media.example/poster.png' };
    const { id } = (await sendThere(postRoutes.create, { body })).json();
    await eventually(async () => {
      const { imageUrl } = (await sendThere(postRoutes.get, { params: { id } })).json();
      expect(imageUrl).toMatch(/^\/uploads\//);
    });
    await reaching.close();
  });

  it('is made anew where another address is entered', async () => {
    const { id } = await createPost(app.db, { authorId: author.id });
    await send(postRoutes.update, {
      params: { id },
      body: { imageUrl: 'https://media.invalid/other.png' },
    });
    expect(await isEnqueued(id)).toBe(true);
  });
});

describe('a video of YouTube', () => {
  it('keeps its address and gets the best thumbnail there is as its poster', async () => {
    const url = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
    const { media, imageUrl } = await copied(url);
    expect(imageUrl).toBe(url);
    expect(media).toMatchObject({
      url,
      type: 'video',
      poster: expect.stringMatching(/^\/uploads/),
    });
  });

  it('is stored under its canonical address', async () => {
    const body = { content: 'Watch this', imageUrl: 'https://youtu.be/dQw4w9WgXcQ?si=tracking' };
    expect((await send(postRoutes.create, { body })).json()).toMatchObject({
      imageUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      media: { type: 'video' },
    });
  });
});
