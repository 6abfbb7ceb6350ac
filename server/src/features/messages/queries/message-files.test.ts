import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conversations } from '#contract/messages/contract.ts';
import { moderation } from '#contract/moderation/contract.ts';
import { posts } from '#contract/posts/contract.ts';
import { uploads } from '#contract/uploads/contract.ts';
import { param, sql } from '#server/db/sql.ts';
import { createUser } from '#server/testing/factories.ts';
import { createMessagePair } from '#server/testing/message-pair.ts';
import { recordStatements } from '#server/testing/record-statements.ts';
import { formWith, plainImage, sampleFiles } from '#server/testing/sample-files.ts';
import type { Send } from '#server/testing/send.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { findFileAccess } from './file-access.ts';

let app: TestApp;
let stranger: Send;
let administrator: Send;
beforeAll(async () => {
  app = await createTestApp();
  stranger = await app.as(await createUser(app.db));
  administrator = await app.as(await createUser(app.db, { isAdmin: true }));
});
afterAll(() => app.close());

async function upload(send: Send, content: Buffer, name: string) {
  const { body, headers } = formWith(content, name);
  return (await send(uploads.upload, { body, headers })).json();
}

const statusOf = async (send: Send, url: string) => (await send('GET', url)).statusCode;

describe(findFileAccess, () => {
  it('gives the file of a message, with its variants, to the two who exchanged it', async () => {
    const pair = await createMessagePair(app, { connected: true });
    const image = await upload(pair.asAda, await plainImage(2000, 900).png().toBuffer(), 'a.png');
    const document = await upload(pair.asAda, sampleFiles.pdf, 'call sheet.pdf');
    expect(image.variants.length).toBeGreaterThan(0);
    for (const fileUrl of [image.url, document.url])
      await pair.asAda(conversations.start, { body: { userId: pair.ben.id, fileUrl } });
    for (const url of [image.url, document.url, ...image.variants.map((one) => one.url)]) {
      for (const send of [pair.asAda, pair.asBen]) expect(await statusOf(send, url)).toBe(200);
      for (const send of [stranger, administrator]) expect(await statusOf(send, url)).toBe(404);
      expect((await stranger('HEAD', url)).statusCode).toBe(404);
      expect(await statusOf(app.call, url)).toBe(401);
    }
    const { headers } = await pair.asBen('GET', image.url);
    expect(headers['cache-control']).toBe('private, no-store');
    expect((await stranger('GET', image.url)).headers['cache-control']).toBe('no-store');
  });

  it('hides the poster of a video with it', async () => {
    const pair = await createMessagePair(app, { connected: true });
    const document = await upload(pair.asAda, sampleFiles.pdf, 'reel.pdf');
    const poster = `/uploads/2026-11/${document.id}-poster.webp`;
    await pair.asAda(conversations.start, { body: { userId: pair.ben.id, fileUrl: document.url } });
    await app.db.execute(sql`UPDATE uploads SET poster_key = ${param(poster)}`);
    expect((await stranger('GET', poster)).error().code).toBe('not_found');
  });

  it('hides it from both while one blocks the other', async () => {
    const pair = await createMessagePair(app, { connected: true });
    const { url } = await upload(pair.asAda, sampleFiles.pdf, 'cv.pdf');
    await pair.asAda(conversations.start, { body: { userId: pair.ben.id, fileUrl: url } });
    await pair.asBen(moderation.block, { body: { userId: pair.ada.id } });
    expect([await statusOf(pair.asAda, url), await statusOf(pair.asBen, url)]).toEqual([404, 404]);
    await pair.asBen(moderation.unblock, { params: { userId: pair.ada.id } });
    expect([await statusOf(pair.asAda, url), await statusOf(pair.asBen, url)]).toEqual([200, 200]);
  });

  it('leaves the files of posts to every member, with one statement for each beside the lookup of the session: a page has many', async () => {
    const pair = await createMessagePair(app);
    const { url } = await upload(pair.asAda, await plainImage(40, 30).png().toBuffer(), 'a.png');
    await pair.asAda(posts.create, { body: { content: 'Look.', imageUrl: url } });
    const statements = await recordStatements(async () =>
      expect(await statusOf(stranger, url)).toBe(200),
    );
    expect(statements.filter((text) => !/FROM sessions s/.test(text))).toHaveLength(1);
  });
});
