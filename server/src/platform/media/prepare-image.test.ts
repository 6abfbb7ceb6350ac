import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { animatedGif, pngOfSize } from '../../testing/sample-files.ts';
import { prepareImage } from './prepare-image.ts';

describe('prepareImage', () => {
  let folder: string;
  const prepare = async (image: Sharp | Buffer) => {
    const path = join(folder, 'image');
    await writeFile(path, Buffer.isBuffer(image) ? image : await image.toBuffer());
    return prepareImage(path);
  };
  const firstPixel = async (image: Buffer) => [
    ...(await sharp(image).raw().toBuffer()).subarray(0, 3),
  ];
  const plain = (background: string, channels: 3 | 4 = 3) =>
    sharp({ create: { width: 50, height: 50, channels, background } });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'callboard-images-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('brings every colour space to sRGB', async () => {
    const images = [
      plain('#ff0000').withIccProfile('p3').png(),
      plain('#ff0000').toColourspace('rgb16').png(),
      plain('#ff0000').toColourspace('cmyk').jpeg(),
    ];
    for (const image of images) {
      const { main } = await prepare(image);
      const [red = 0, green = 255, blue = 255] = await firstPixel(main);
      expect(red).toBeGreaterThan(220);
      expect(green + blue).toBeLessThan(30);
      expect(await sharp(main).metadata()).toMatchObject({ space: 'srgb', hasProfile: false });
    }
    const grey = await prepare(plain('#888888').greyscale().png());
    expect(await firstPixel(grey.main)).toEqual([136, 136, 136]);
  });

  it('keeps what is transparent', async () => {
    const { main } = await prepare(plain('rgba(255, 0, 0, 0.5)', 4).png());
    expect((await sharp(main).metadata()).hasAlpha).toBe(true);
  });

  it('refuses an animation that would take for ever', async () => {
    await expect(prepare(await animatedGif(501))).rejects.toMatchObject({
      code: 'too_large',
      message: expect.stringContaining('as a video'),
    });
  });

  it('refuses sooner what it cannot decode line by line', async () => {
    await expect(prepare(pngOfSize(8_000, 8_000))).rejects.toMatchObject({
      code: 'unsupported_type',
    });
    await expect(prepare(pngOfSize(8_000, 8_000, true))).rejects.toMatchObject({
      code: 'too_large',
      message: expect.stringContaining('at most 60 megapixels'),
    });
    const avif = plain('#ff0000').resize(5_000, 5_000).avif({ effort: 0, quality: 10 });
    await expect(prepare(avif)).rejects.toMatchObject({
      code: 'too_large',
      message: expect.stringContaining('at most 20 megapixels'),
    });
  });

  it('refuses by the size that the header claims, without memory for it', async () => {
    const before = process.memoryUsage().rss;
    await expect(prepare(pngOfSize(50_000, 50_000))).rejects.toMatchObject({ code: 'too_large' });
    // The pixels would take 7.5 GB.
    expect(process.memoryUsage().rss - before).toBeLessThan(1024 ** 3);
    await expect(prepare(pngOfSize(10_001, 10_000))).rejects.toMatchObject({ code: 'too_large' });
  });

  it('refuses SVG even when asked to open it', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    await expect(prepare(svg)).rejects.toMatchObject({ code: 'unsupported_type' });
  });
});
