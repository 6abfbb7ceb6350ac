import sharp, { type Sharp } from 'sharp';
import type { QueuedBy } from '../fair-queue.ts';
import { type OpenImage, withImage } from './open-image.ts';

const widths = [480, 960, 1600];
const longestSide = 2560;
const longestAnimatedSide = 960;
const usualEncoding = { quality: 82, effort: 1 };

type Encoding = typeof usualEncoding;

export interface PreparedImage {
  main: Buffer;
  width: number;
  height: number;
  variants: { width: number; content: Buffer }[];
  /** The first frame of an animation. */
  still: Buffer | null;
  blur: string;
}

/** Everything a page needs of an uploaded image, made anew from its pixels: nothing of its metadata survives. */
export function prepareImage(
  path: string,
  by: QueuedBy,
  encoding = usualEncoding,
): Promise<PreparedImage> {
  return withImage(path, by, (image) =>
    image.isAnimated ? prepareAnimation(image, encoding) : prepare(image, encoding),
  );
}

async function prepare(image: OpenImage, encoding: Encoding): Promise<PreparedImage> {
  const { data, info } = await within(image.still(), longestSide)
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const pixels = () => image.inTime(sharp(data, { raw: { width, height, channels } }));
  const variants = [];
  for (const narrower of widths.filter((one) => one < width)) {
    const content = await pixels().resize({ width: narrower }).webp(encoding).toBuffer();
    variants.push({ width: narrower, content });
  }
  const main = await pixels().webp(encoding).toBuffer();
  return { main, width, height, variants, still: null, blur: await blurOf(pixels()) };
}

async function prepareAnimation(image: OpenImage, encoding: Encoding): Promise<PreparedImage> {
  const { data, info } = await within(image.frames(), longestAnimatedSide)
    .webp(encoding)
    .toBuffer({ resolveWithObject: true });
  const still = await within(image.still(), longestAnimatedSide).webp(encoding).toBuffer();
  const { width, pageHeight: height = info.height } = info;
  return {
    main: data,
    width,
    height,
    variants: [],
    still,
    blur: await blurOf(image.inTime(sharp(still))),
  };
}

function within(image: Sharp, side: number): Sharp {
  return image.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
}

/** A few pixels to stretch over the place until the image is there. */
async function blurOf(image: Sharp): Promise<string> {
  const tiny = await image
    .resize({ width: 16, height: 16, fit: 'inside' })
    .webp({ quality: 25, effort: 6, alphaQuality: 25 })
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}
