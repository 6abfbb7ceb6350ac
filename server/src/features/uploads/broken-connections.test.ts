import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type UploadResponse, uploads as uploadRoutes } from '#contract/uploads/contract.ts';
import { eventually } from '../../testing/eventually.ts';
import { createUser } from '../../testing/factories.ts';
import { createListeningApp, type ListeningApp } from '../../testing/listening-app.ts';
import { formWith, sampleFiles } from '../../testing/sample-files.ts';
import { uploads } from './tables.ts';

const mb = 1024 * 1024;
const tooLarge = { code: 'too_large', message: 'Please select a file smaller than 500MB' };

describe('POST /api/upload over a connection that does as it likes', () => {
  let app: ListeningApp;
  let userId: string;
  let cookie: string;

  const open = (headers: Record<string, string | number>): ClientRequest => {
    const { headers: form } = formWith(Buffer.alloc(0), 'x');
    return request(app.url + uploadRoutes.upload.path, {
      method: 'POST',
      agent: false,
      headers: { cookie, ...form, ...headers },
    });
  };
  const answerOf = async (sent: ClientRequest) => {
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    return { status: answer.statusCode, body: await json(answer) };
  };
  const incoming = () => readdir(join(app.config.dataDir, 'incoming')).catch(() => []);
  const nothingIsLeft = async () => {
    await eventually(async () => expect(await incoming()).toEqual([]));
    expect(await app.db.$count(uploads, eq(uploads.userId, userId))).toBe(0);
  };

  /** A video that never ends, as chunks. */
  function* video(size: number, name = 'reel.webm'): Generator<Buffer> {
    const { head, tail } = formWith(Buffer.alloc(0), name);
    const chunk = Buffer.alloc(mb);
    yield Buffer.concat([Buffer.from(head), sampleFiles.webm]);
    for (let sent = sampleFiles.webm.length; sent < size; sent += mb) {
      yield chunk.subarray(0, Math.min(mb, size - sent));
    }
    yield Buffer.from(tail);
  }

  beforeAll(async () => {
    app = await createListeningApp({ env: { RATE_LIMIT: 'off' } });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    userId = (await createUser(app.db)).id;
    cookie = await app.cookieOf({ id: userId });
  });

  it('keeps each byte of a file that is full of what could be its boundary', async () => {
    const { head, tail } = formWith(Buffer.alloc(0), 'reel.webm');
    const boundary = `\r\n${String(head).split('\r\n')[0]}`;
    const parts = Array.from({ length: 40_000 }, (_, n) => boundary.slice(0, n % boundary.length));
    const reel = Buffer.concat([sampleFiles.webm, Buffer.from(parts.join('x')), randomBytes(mb)]);
    const sent = open({ 'content-length': head.length + reel.length + tail.length });
    sent.write(head);
    for (let at = 0; at < reel.length; at += 50_021) sent.write(reel.subarray(at, at + 50_021));
    sent.end(tail);
    const { status, body } = await answerOf(sent);
    expect(status).toBe(200);
    const kept = await readFile(join(app.config.dataDir, (body as UploadResponse).url));
    expect(kept.equals(reel)).toBe(true);
  });

  it('refuses 501 MB at once where the length is told', async () => {
    const sent = open({ 'content-length': 501 * mb });
    sent.flushHeaders();
    sent.on('error', () => undefined);
    expect(await answerOf(sent)).toEqual({ status: 413, body: tooLarge });
    sent.destroy();
    await nothingIsLeft();
  });

  it('refuses 501 MB of untold length, and keeps nothing of it', async () => {
    const sent = open({ 'transfer-encoding': 'chunked' });
    const answer = answerOf(sent);
    await pipeline(Readable.from(video(501 * mb)), sent);
    expect(await answer).toEqual({ status: 413, body: tooLarge });
    await nothingIsLeft();
  });

  it('keeps nothing of a connection cut at 60 %', async () => {
    const size = 20 * mb;
    const sent = open({ 'content-length': size });
    sent.on('error', () => undefined);
    let written = 0;
    for (const chunk of video(size)) {
      if (written > size * 0.6) break;
      written += chunk.length;
      if (!sent.write(chunk)) await once(sent, 'drain');
    }
    await eventually(async () => expect(await incoming()).toHaveLength(1));
    sent.destroy();
    await nothingIsLeft();
  });

  it('lets a member upload four files at once, and a fifth when one is done', async () => {
    const sent = Array.from({ length: 4 }, () => open({ 'transfer-encoding': 'chunked' }));
    const answers = sent.map(answerOf);
    const { head, tail } = formWith(Buffer.alloc(0), 'reel.webm');
    for (const one of sent) one.write(Buffer.concat([Buffer.from(head), sampleFiles.webm]));
    await eventually(async () => expect(await incoming()).toHaveLength(4));
    const fifth = open({ 'transfer-encoding': 'chunked' });
    const refused = answerOf(fifth);
    for (const chunk of video(mb)) fifth.write(chunk);
    fifth.end();
    expect(await refused).toMatchObject({
      status: 429,
      body: { message: expect.stringContaining('uploading 4 files already') },
    });
    for (const one of sent) one.end(tail);
    for (const answer of answers) expect((await answer).status).toBe(200);
    const again = open({ 'transfer-encoding': 'chunked' });
    const taken = answerOf(again);
    await pipeline(Readable.from(video(2 * mb)), again);
    expect(await taken).toMatchObject({ status: 200, body: { type: 'video', size: 2 * mb } });
  });
});
