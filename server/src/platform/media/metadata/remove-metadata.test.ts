import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileEnding } from '#contract/uploads/accepted.ts';
import { AppError } from '#server/errors/app-error.ts';
import {
  author,
  ffmpegFile,
  planted,
  plantedDocx,
  plantedMp3,
  plantedMp4,
  plantedPdf,
  plantedWav,
  plantedWebm,
  playFile,
} from '#server/testing/planted-metadata.ts';
import { propertyRuns } from '#server/testing/property-runs.ts';
import { readZip } from '#server/testing/read-zip.ts';
import { sampleFiles } from '#server/testing/sample-files.ts';
import { ffmpegIsInstalled } from '../video-poster.ts';
import { removeMetadata } from './remove-metadata.ts';

const hasFfmpeg = await ffmpegIsInstalled();
if (!hasFfmpeg) console.warn('Not run: films without metadata still play. They need ffmpeg.');

describe('removeMetadata', () => {
  let folder: string;
  const clean = async (content: Buffer, ending: FileEnding) => {
    const path = join(folder, 'file');
    await writeFile(path, content);
    const { size } = await removeMetadata(path, ending);
    const cleaned = await readFile(path);
    expect(cleaned.length).toBe(size);
    return cleaned;
  };
  const expectNothing = (content: Buffer) => {
    for (const text of [planted, author, 'Callboard Camera'])
      expect(content.includes(text)).toBe(false);
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'callboard-metadata-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it.each([
    ['mp4', plantedMp4],
    ['mov', plantedMp4],
    ['m4a', plantedMp4],
    ['webm', plantedWebm],
    ['wav', plantedWav],
  ] as const)('leaves nothing in %s, and moves nothing', async (ending, make) => {
    const before = make();
    expect(before.includes(planted)).toBe(true);
    const after = await clean(before, ending);
    expectNothing(after);
    expect(after.length).toBe(before.length);
  });

  it.each(['mp3', 'aac'] as const)('leaves the sound of %s', async (ending) => {
    const after = await clean(plantedMp3(), ending);
    expectNothing(after);
    expect(after.includes(sampleFiles.mp3)).toBe(true);
  });

  it('leaves nothing in a PDF, packed or not', async () => {
    const before = await plantedPdf();
    const after = await clean(before, 'pdf');
    expect(after.length).toBe(before.length);
    expectNothing(after);
    const start = after.indexOf('stream\n', after.indexOf('/ObjStm')) + 7;
    expectNothing(inflateSync(after.subarray(start, after.indexOf('endstream', start))));
  });

  it('leaves nothing in a DOCX but what it says', async () => {
    const after = await readZip(await clean(await plantedDocx(), 'docx'));
    for (const content of after.values()) expectNothing(content);
    expect(after.get('word/document.xml')?.toString()).toContain('Dear members');
  });

  it.runIf(hasFfmpeg).each(['mp4', 'mov', 'webm', 'm4a', 'mp3', 'wav'] as const)(
    'lets a %s of ffmpeg play',
    async (ending) => {
      const before = await ffmpegFile(ending);
      expect(before.includes(planted)).toBe(true);
      const after = await clean(before, ending);
      expectNothing(after);
      expect(await playFile(after, ending)).toBe('');
    },
  );

  it('takes boxes of any size, and refuses millions of them', async () => {
    const many = Buffer.alloc(8 * 400_000, Buffer.from('\0\0\0\x08free', 'latin1'));
    await expect(clean(many, 'mp4')).rejects.toMatchObject({ code: 'unsupported_type' });
    const elements = Buffer.alloc(5_000_000, Buffer.from([0xec, 0x80]));
    await expect(clean(elements, 'webm')).rejects.toMatchObject({ code: 'unsupported_type' });
    const long = Buffer.from('\0\0\0\x01udta\xff\xff\xff\xff\xff\xff\xff\xffplanted', 'latin1');
    expect((await clean(long, 'mp4')).includes('planted')).toBe(false);
    const open = Buffer.from('\0\0\0\0udtaplanted', 'latin1');
    expect((await clean(open, 'mp4')).includes('planted')).toBe(false);
    const nested = Buffer.alloc(80_000, Buffer.from('\0\0\0\0moov', 'latin1'));
    await clean(nested, 'mp4').catch((error: unknown) => expect(error).toBeInstanceOf(AppError));
  });

  it('never fails but with a sentence, whatever a file holds', async () => {
    const whole = {
      mp4: plantedMp4(),
      webm: plantedWebm(),
      wav: plantedWav(),
      mp3: plantedMp3(),
      pdf: await plantedPdf(),
      docx: await plantedDocx(),
      doc: sampleFiles.doc,
    };
    const kinds = Object.keys(whole) as (keyof typeof whole)[];
    const damage = fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), {
      maxLength: 20,
    });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...kinds), damage, fc.nat(), async (kind, bytes, cut) => {
        const content = Buffer.from(whole[kind]);
        for (const [at, value] of bytes) content[at % content.length] = value;
        const file = cut % 3 === 0 ? content.subarray(0, cut % content.length) : content;
        const failed = await clean(file, kind).catch((error: unknown) => error);
        expect(failed instanceof AppError || Buffer.isBuffer(failed)).toBe(true);
      }),
      propertyRuns(300),
    );
  });
});
