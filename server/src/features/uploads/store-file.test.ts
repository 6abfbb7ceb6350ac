import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { posts } from '#contract/posts/contract.ts';
import { type UploadResponse, uploads } from '#contract/uploads/contract.ts';
import { fileStoreOf } from '../../platform/files/open-file-store.ts';
import { countWaitingImages, withImage } from '../../platform/media/open-image.ts';
import { eventually } from '../../testing/eventually.ts';
import { createUpload, createUser } from '../../testing/factories.ts';
import { createListeningApp, type ListeningApp } from '../../testing/listening-app.ts';
import {
  author,
  planted,
  plantedDocx,
  plantedMp3,
  plantedMp4,
  plantedPdf,
  plantedWav,
  plantedWebm,
} from '../../testing/planted-metadata.ts';
import { readZip } from '../../testing/read-zip.ts';
import { begunId, resumableUpload } from '../../testing/resumable-upload.ts';
import { animatedGif, formWith, phonePhoto, plainImage } from '../../testing/sample-files.ts';
import { cleanStoredFiles } from './clean-stored-files.ts';
import { findUpload } from './queries.ts';

describe('the turn of a picture', () => {
  let app: ListeningApp;
  let animation: Buffer;
  let small: Buffer;
  let release: () => void;
  let held: Promise<void>;

  const member = async () => {
    const user = await createUser(app.db);
    return { id: user.id, cookie: await app.cookieOf(user) };
  };
  const send = (cookie: string, content: Buffer, name: string) => {
    const { body, headers } = formWith(content, name);
    return app.call(uploads.upload, { body, headers: { ...headers, cookie } });
  };
  const waiting = (count: number) =>
    eventually(async () => expect(countWaitingImages()).toBe(count));
  /** A complete resumable upload. */
  const sendInParts = async (cookie: string, content: Buffer) => {
    const asMember = app.callWith({ cookie });
    const headers = { 'upload-length': String(content.length) };
    const id = begunId(await asMember(uploads.begin, { headers }));
    const sent = await asMember(uploads.append, {
      params: { id },
      body: content,
      headers: { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' },
    });
    expect(sent.statusCode).toBe(204);
    return id;
  };
  /** A picture of this member is being worked on until `release`. */
  const hold = async (id: string) => {
    const path = join(app.config.dataDir, 'held');
    await writeFile(path, small);
    const { promise: gate, resolve } = Promise.withResolvers<void>();
    const started = Promise.withResolvers<void>();
    release = resolve;
    held = withImage(path, { id }, async () => {
      started.resolve();
      await gate;
    });
    await started.promise;
  };

  beforeAll(async () => {
    app = await createListeningApp({ env: { RATE_LIMIT: 'off' } });
    animation = await animatedGif(60);
    small = await plainImage(60, 40).png().toBuffer();
  });
  afterAll(() => app.close());
  beforeEach(() => {
    release = () => undefined;
    held = Promise.resolve();
  });
  afterEach(async () => {
    release();
    await held;
  });

  it('comes for a member with one before those of a member with many', async () => {
    const [ada, ben] = [await member(), await member()];
    await hold(ada.id);
    const uploaded = [1, 2, 3].map(() => send(ada.cookie, animation, 'loop.gif'));
    await waiting(3);
    const path = join(app.config.dataDir, 'held');
    const countAtTurn = withImage(path, ben, async () => countWaitingImages());
    release();
    expect(await countAtTurn).toBe(3);
    for (const answer of await Promise.all(uploaded)) expect(answer.statusCode).toBe(200);
  });

  it('is asked for again where too many wait, and what was sent is kept', async () => {
    const ada = await member();
    await hold(ada.id);
    const ids: string[] = [];
    // One after the other: a member may send four parts at once.
    while (ids.length < 9) ids.push(await sendInParts(ada.cookie, small));
    const finish = (id?: string) =>
      app.call(uploads.finish, { params: { id }, headers: { cookie: ada.cookie } });
    const accepted = ids.slice(1).map((id) => finish(id));
    await waiting(8);
    const refused = await finish(ids[0]);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('5');
    expect(refused.error().message).toBe(
      'Your other pictures are still being prepared. This one follows in a moment.',
    );
    release();
    for (const answer of await Promise.all(accepted)) expect(answer.statusCode).toBe(200);
    expect((await finish(ids[0])).statusCode).toBe(200);
  });

  it('is given up when the browser has left', async () => {
    const ada = await member();
    await hold(ada.id);
    const { body, headers } = formWith(animation, 'loop.gif');
    const sent = request(app.url + uploads.upload.path, {
      method: 'POST',
      agent: false,
      headers: { ...headers, cookie: ada.cookie, 'content-length': body.length },
    });
    const failed = once(sent, 'error');
    sent.end(body);
    await waiting(1);
    sent.destroy(new Error('The tab was closed.'));
    await failed;
    await waiting(0);
  });
});

describe('what another member downloads', () => {
  let app: ListeningApp;
  let sender: string;
  let reader: string;

  beforeAll(async () => {
    app = await createListeningApp({ env: { RATE_LIMIT: 'off' } });
    sender = await app.cookieOf(await createUser(app.db));
    reader = await app.cookieOf(await createUser(app.db));
  });
  afterAll(() => app.close());

  const plantedFiles = {
    mp4: plantedMp4,
    webm: plantedWebm,
    wav: plantedWav,
    mp3: plantedMp3,
    pdf: plantedPdf,
    docx: plantedDocx,
    jpg: () => phonePhoto(60, 40),
  };
  const download = async ({ url }: UploadResponse) => {
    const post = await app.call(posts.create, {
      body: { content: 'Look', imageUrl: url },
      headers: { cookie: sender },
    });
    expect(post.statusCode).toBeLessThan(300);
    const answer = await app.call('GET', url, undefined, { cookie: reader });
    expect(answer.statusCode).toBe(200);
    return answer.rawPayload;
  };
  const expectNothing = async (content: Buffer, ending: string) => {
    const parts = ending === 'docx' ? [...(await readZip(content)).values()] : [content];
    for (const part of parts)
      for (const text of [planted, author, 'Callboard Camera'])
        expect(part.includes(text)).toBe(false);
  };

  it.each(Object.entries(plantedFiles))(
    'tells nothing of who made a %s, and where',
    async (ending, make) => {
      const content = await make();
      const { body, headers } = formWith(content, `a.${ending}`);
      const sent = await app.call(uploads.upload, {
        body,
        headers: { ...headers, cookie: sender },
      });
      const made = sent.json();
      const received = await download(made);
      expect(received.length).toBe(made.size);
      await expectNothing(received, ending);
    },
  );

  it('tells nothing of a film that came in parts', async () => {
    const { done } = resumableUpload(app.url, sender, plantedMp4(), 'reel.mp4');
    const made = await app.call(uploads.finish, {
      params: { id: await done },
      headers: { cookie: sender },
    });
    await expectNothing(await download(made.json()), 'mp4');
  });

  it('tells nothing of a film that was stored before', async () => {
    const user = await createUser(app.db);
    const content = plantedMp4();
    const key = '2026-01/old.mp4';
    const upload = await createUpload(app.db, { userId: user.id, key, kind: 'video' });
    await fileStoreOf(app.db).put(key, content);
    await cleanStoredFiles(app);
    const facts = await findUpload(app.db, upload.id);
    expect(facts).toMatchObject({ metadataVersion: 1, size: content.length });
    const found = await fileStoreOf(app.db).get(key);
    if (!found) expect.fail('The file is gone.');
    await expectNothing(await buffer(found.stream), 'mp4');
  });
});
