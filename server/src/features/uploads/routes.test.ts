import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { uploads as uploadRoutes } from '#contract/uploads/contract.ts';
import { eventually } from '../../testing/eventually.ts';
import { createUser } from '../../testing/factories.ts';
import {
  animatedGif,
  formWith,
  phonePhoto,
  plainImage,
  pngOfSize,
  sampleFiles,
} from '../../testing/sample-files.ts';
import { type Send, wrong } from '../../testing/send.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { uploads } from './tables.ts';

describe('POST /api/upload', () => {
  let app: TestApp;
  let maya: Awaited<ReturnType<typeof createUser>>;
  let asMaya: Send;

  const send = (content: Buffer, name: string, field?: string) => {
    const { body, headers } = formWith(content, name, field);
    return asMaya(uploadRoutes.upload, { body, headers });
  };
  const upload = async (content: Buffer, name: string) => {
    const answer = await send(content, name);
    expect(answer.json()).toMatchObject({ url: expect.stringContaining('/uploads/') });
    return answer.json();
  };
  const get = async (url: string) => {
    const { statusCode, rawPayload, headers } = await asMaya('GET', url);
    expect(statusCode).toBe(200);
    return { content: rawPayload, headers };
  };
  const incoming = () => readdir(join(app.config.dataDir, 'incoming'));

  beforeAll(async () => {
    app = await createTestApp({ env: { RATE_LIMIT: 'off' } });
    maya = await createUser(app.db);
    asMaya = await app.as(maya);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await app.db.delete(uploads);
  });

  it('re-encodes a photo: upright, without a trace of where it was taken, in several widths', async () => {
    const made = await upload(await phonePhoto(1200, 800), 'Opening night.jpeg');
    expect(made).toMatchObject({
      type: 'image',
      mediaType: 'image',
      name: 'Opening night.jpeg',
      width: 800,
      height: 1200,
      poster: null,
    });
    expect(made.variants.map(({ width }) => width)).toEqual([480]);
    expect(made.blur).toMatch(/^data:image\/webp;base64,/);
    expect(made.blur?.length).toBeLessThan(300);
    for (const [url, width] of [
      [made.url, 800],
      [made.variants[0]?.url ?? '', 480],
    ] as const) {
      const { content, headers } = await get(url);
      expect(headers['content-type']).toBe('image/webp');
      const facts = await sharp(content).metadata();
      expect(facts).toMatchObject({ width, format: 'webp', space: 'srgb' });
      expect([facts.exif, facts.icc, facts.xmp, facts.orientation]).toEqual(
        Array(4).fill(undefined),
      );
      expect(content.includes('Callboard Camera')).toBe(false);
    }
    expect((await get(made.url)).content.length).toBe(made.size);
  });

  it('makes every width of a large image and none larger than it is', async () => {
    const large = await upload(await plainImage(2700, 600).png().toBuffer(), 'poster.png');
    expect(large).toMatchObject({ width: 2560, height: 569 });
    expect(large.variants.map(({ width }) => width)).toEqual([480, 960, 1600]);
    const small = await upload(await plainImage(90, 60).png().toBuffer(), 'small.png');
    expect(small).toMatchObject({ width: 90, height: 60, variants: [] });
  });

  it('keeps an animation moving, and has a still of it', async () => {
    const made = await upload(await animatedGif(6), 'loop.gif');
    expect(made).toMatchObject({ type: 'image', width: 60, height: 40, variants: [] });
    const moving = await sharp((await get(made.url)).content, { animated: true }).metadata();
    expect(moving).toMatchObject({ pages: 6, pageHeight: 40 });
    expect(moving.delay?.[0]).toBe(80);
    const still = await sharp((await get(made.poster ?? '')).content).metadata();
    expect(still).toMatchObject({ width: 60, height: 40 });
    expect(still.pages ?? 1).toBe(1);
  });

  it.each([
    ['webm', 'video', 'video/webm'],
    ['mp4', 'video', 'video/mp4'],
    ['mov', 'video', 'video/quicktime'],
    ['mp3', 'audio', 'audio/mpeg'],
    ['wav', 'audio', 'audio/wav'],
    ['m4a', 'audio', 'audio/mp4'],
    ['aac', 'audio', 'audio/aac'],
    ['pdf', 'document', 'application/pdf'],
    ['doc', 'document', 'application/msword'],
    ['docx', 'document', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ] as const)('keeps %s as it is', async (type, kind, contentType) => {
    const made = await upload(sampleFiles[type], `My résumé.${type.toUpperCase()}`);
    expect(made).toMatchObject({
      type: kind,
      name: `My résumé.${type.toUpperCase()}`,
      size: sampleFiles[type].length,
      variants: [],
    });
    const { content, headers } = await get(made.url);
    // The recording says when it was made.
    expect(content.equals(sampleFiles[type])).toBe(type !== 'mp4');
    expect(content.length).toBe(sampleFiles[type].length);
    expect(headers['content-type']).toBe(contentType);
    const saved = kind === 'document' ? `attachment; filename="My-resume.${type}"` : undefined;
    expect(headers['content-disposition']).toBe(saved);
  });

  it.each(['webm', 'mp4'] as const)('knows the size of a %s video', async (type) => {
    expect(await upload(sampleFiles[type], 'reel')).toMatchObject({ width: 64, height: 48 });
  });

  it('takes a recording that calls itself M4A for sound', async () => {
    expect(await upload(sampleFiles.mp4, 'voice memo.m4a')).toMatchObject({ type: 'audio' });
  });

  it('notes who uploaded what, tied to nothing yet', async () => {
    const made = await upload(sampleFiles.pdf, 'cv.pdf');
    expect(await app.db.select().from(uploads)).toMatchObject([
      { id: made.id, userId: maya.id, kind: 'document', name: 'cv.pdf', attachedAt: null },
    ]);
  });

  it('shows a name as plain text', async () => {
    const name = '../../x\u202egnp.exe .pdf';
    expect((await upload(sampleFiles.pdf, name)).name).toBe('xgnp.exe .pdf');
    expect((await upload(sampleFiles.pdf, `${'ä'.repeat(300)}.pdf`)).name).toHaveLength(200);
  });

  describe('refuses', () => {
    const taken =
      /Please choose an image \(JPEG, PNG, .*\), a video .*, a sound .* or a document .*/;

    it.each([
      ['SVG', sampleFiles.svg, 'logo.svg'],
      ['SVG that calls itself PNG', sampleFiles.svg, 'logo.png'],
      ['HTML', sampleFiles.html, 'page.html'],
      ['HTML that calls itself JPEG', sampleFiles.html, 'photo.jpg'],
      ['text', sampleFiles.txt, 'notes.txt'],
      ['a program', sampleFiles.exe, 'setup.exe'],
      ['a zip', sampleFiles.zip, 'all.zip'],
      ['a zip that calls itself DOCX', sampleFiles.zip, 'cv.docx'],
      ['a spreadsheet', sampleFiles.xlsx, 'budget.docx'],
      ['an old spreadsheet', sampleFiles.xls, 'budget.doc'],
      ['a PDF that calls itself JPEG', sampleFiles.pdf, 'photo.jpg'],
      ['a PDF that calls itself HTML', sampleFiles.pdf, 'page.html'],
      ['a video that calls itself MP3', sampleFiles.webm, 'song.mp3'],
      ['an empty file', Buffer.alloc(0), 'photo.jpg'],
    ])('%s', async (_what, content, name) => {
      const answer = await send(content, name);
      expect(answer.statusCode).toBe(415);
      expect(answer.error()).toMatchObject({ code: 'unsupported_type' });
      expect(answer.error().message).toMatch(taken);
      expect(await app.db.select().from(uploads)).toEqual([]);
    });

    it('an image of 50,000 × 50,000 pixels by its header, before its content is found to be damaged', async () => {
      const answer = await send(pngOfSize(50_000, 50_000), 'huge.png');
      expect(answer.statusCode).toBe(413);
      expect(answer.error().message).toContain('at most 100 megapixels');
    });

    it('a damaged image', async () => {
      const photo = await phonePhoto(400, 300);
      for (const damaged of [photo.subarray(0, photo.length / 2), pngOfSize(40, 40)]) {
        const answer = await send(damaged, 'photo.jpg');
        expect(answer.statusCode).toBe(415);
        expect(answer.error().message).toContain('damaged');
      }
    });

    it('a form without a file, and what is no form', async () => {
      expect((await send(sampleFiles.pdf, 'cv.pdf', 'other')).error()).toMatchObject({
        code: 'invalid',
        message: 'Please choose a file to upload.',
      });
      const { headers } = formWith(sampleFiles.pdf, 'cv.pdf');
      const post = async (body?: Buffer, ownHeaders = {}) =>
        (await asMaya(uploadRoutes.upload, { body, headers: ownHeaders })).statusCode;
      expect(await post(Buffer.from('nonsense'), headers)).toBe(400);
      expect(await post(Buffer.from('x'), { 'content-type': 'multipart/form-data' })).toBe(415);
      expect(await post(wrong({ file: 1 }))).toBe(415);
      expect(await post()).toBe(415);
    });
  });

  it('leaves nothing behind but what it keeps', async () => {
    await eventually(async () => expect(await incoming()).toEqual([]));
  });
});
