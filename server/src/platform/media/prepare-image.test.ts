import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { animatedGif, pngOfSize } from '../../testing/sample-files.ts';
import { withImage } from './open-image.ts';
import { prepareImage } from './prepare-image.ts';

describe('prepareImage', () => {
  let folder: string;
  const prepare = async (image: Sharp | Buffer) => {
    const path = join(folder, 'image');
    await writeFile(path, Buffer.isBuffer(image) ? image : await image.toBuffer());
    return prepareImage(path, { id: 'user_1' });
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
      message: expect.stringContaining('at most 50 megapixels'),
    });
    const avif = plain('#ff0000').resize(5_000, 5_000).avif({ effort: 0, quality: 10 });
    await expect(prepare(avif)).rejects.toMatchObject({
      code: 'too_large',
      message: expect.stringContaining('at most 16 megapixels'),
    });
  });

  it('refuses by the size that the header claims, without memory for it', async () => {
    const before = process.memoryUsage().rss;
    await expect(prepare(pngOfSize(50_000, 50_000))).rejects.toMatchObject({ code: 'too_large' });
    // The pixels would take 7.5 GB.
    expect(process.memoryUsage().rss - before).toBeLessThan(1024 ** 3);
    await expect(prepare(pngOfSize(10_001, 10_000))).rejects.toMatchObject({ code: 'too_large' });
  });

  it('refuses an animation of many large frames by its header', async () => {
    const frame = (background: string) => plain(background).resize(1_000, 1_000).png().toBuffer();
    const [red, blue] = [await frame('#ff0000'), await frame('#0000ff')];
    const frames = Array.from({ length: 31 }, (_, index) => (index % 2 === 0 ? red : blue));
    const animation = await sharp(frames, { join: { animated: true } })
      .gif({ effort: 1, colours: 2 })
      .toBuffer();
    await expect(prepare(animation)).rejects.toMatchObject({ code: 'too_large' });
  });

  it('stops when the time for one picture is over, or nobody waits for it', async () => {
    const path = join(folder, 'slow');
    await writeFile(path, await plain('#ff0000').png().toBuffer());
    const clock = vi.spyOn(performance, 'now');
    const late = withImage(path, { id: 'user_1' }, async ({ still }) => {
      const time = performance.now();
      clock.mockImplementation(() => time + 61_000);
      return still().toBuffer();
    });
    await expect(late).rejects.toMatchObject({
      code: 'too_large',
      message: expect.stringContaining('takes too long'),
    });
    clock.mockRestore();
    const controller = new AbortController();
    const left = withImage(path, { id: 'user_1', signal: controller.signal }, async (image) => {
      controller.abort();
      return image.still().toBuffer();
    });
    await expect(left).rejects.toThrow('The connection broke');
  });

  it('refuses SVG even when asked to open it', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    await expect(prepare(svg)).rejects.toMatchObject({ code: 'unsupported_type' });
  });
});
