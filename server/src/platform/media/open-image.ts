import { availableParallelism } from 'node:os';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { AppError } from '../../errors/app-error.ts';
import { limitConcurrency } from '../limit-concurrency.ts';

const cores = availableParallelism();
sharp.cache(false);
sharp.concurrency(Math.max(1, Math.floor(cores / 2)));

/** One image at a time: each may take all of `decoderBytes`, and the cores from other requests. */
const withImageSlot = limitConcurrency(1);

const maxPixels = 100_000_000;
/** Memory that decoding one image may take; a server with 1 GB survives it. */
const decoderBytes = 360_000_000;
const maxFrames = 500;
const formats = new Set(['jpeg', 'png', 'gif', 'webp', 'heif']);

export interface OpenImage {
  /** A new pipeline on the image, or on all frames of an animation; upright and in sRGB. */
  frames: () => Sharp;
  /** The same on the first frame alone. */
  still: () => Sharp;
  isAnimated: boolean;
}

/** Opens an image once a slot is free. Throws an `AppError` for one that is damaged, or too large by its header. */
export async function withImage<T>(
  path: string,
  work: (image: OpenImage) => Promise<T>,
): Promise<T> {
  return withImageSlot(async () => {
    try {
      return await work(await openImage(path));
    } catch (error) {
      throw error instanceof AppError ? error : damaged(error);
    }
  });
}

async function openImage(path: string): Promise<OpenImage> {
  const metadata = await sharp(path, { limitInputPixels: false }).metadata();
  const { format, width, height, pages = 1, pageHeight } = metadata;
  if (!formats.has(format)) throw damaged();
  const limit = Math.min(maxPixels, decoderBytes / bytesPerPixel(metadata));
  if (width * (pageHeight ?? height) > limit) {
    throw new AppError(
      'too_large',
      `This image has ${width.toLocaleString('en')} × ${height.toLocaleString('en')} pixels, which is more than we can show. Please choose one of at most ${Math.floor(limit / 1_000_000)} megapixels.`,
    );
  }
  const isAnimated = pages > 1 && (format === 'gif' || format === 'webp');
  if (isAnimated && (pages > maxFrames || width * (pageHeight ?? height) * pages > maxPixels)) {
    throw new AppError(
      'too_large',
      'This animation is too long. Please choose a shorter one, or upload it as a video.',
    );
  }
  const open = (animated: boolean) =>
    sharp(path, { animated, limitInputPixels: maxPixels, failOn: 'error' })
      .timeout({ seconds: 60 })
      .autoOrient()
      .toColourspace('srgb');
  return { frames: () => open(isAnimated), still: () => open(false), isAnimated };
}

/** What the decoder keeps of an image that it cannot read line by line, as measured. */
function bytesPerPixel({ format, isProgressive, depth }: Metadata): number {
  if (format === 'heif') return 18;
  if (!isProgressive) return 2;
  return format === 'png' && depth !== 'ushort' ? 6 : 10;
}

function damaged(cause?: unknown): AppError {
  return new AppError(
    'unsupported_type',
    'This image is damaged and cannot be opened. Please choose another one.',
    { cause },
  );
}
