import { availableParallelism } from 'node:os';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { AppError } from '../../errors/app-error.ts';
import { fairQueue, nobodyWaits, type QueuedBy } from '../fair-queue.ts';

const cores = availableParallelism();
sharp.cache(false);
sharp.concurrency(Math.max(1, Math.floor(cores / 2)));

/** One image at a time: each may take all of `decoderBytes`, and the cores from other requests. */
const queue = fairQueue({ maxWaiting: 60, maxWaitingOfOne: 8, refusal: tooManyWaiting });

export const countWaitingImages = queue.countWaiting;

const maxPixels = 100_000_000;
/** Of all frames of an animation: each is decoded, and encoded again. */
const maxAnimatedPixels = 30_000_000;
/** What all steps of one image may take, on a machine that is busy with other things. */
const secondsPerImage = 60;
/** Memory that decoding one image may take; a server with 1 GB survives it. */
const decoderBytes = 300_000_000;
const maxFrames = 500;
const formats = new Set(['jpeg', 'png', 'gif', 'webp', 'heif']);

export interface OpenImage {
  /** A new pipeline on the image, or on all frames of an animation; upright and in sRGB. */
  frames: () => Sharp;
  /** The same on the first frame alone. */
  still: () => Sharp;
  isAnimated: boolean;
  /** Lets a pipeline run for what is left of the image's time, and not at all once nobody waits for it. */
  inTime: (pipeline: Sharp) => Sharp;
}

/**
 * Opens an image once it is the turn of who asks. Throws an `AppError` for one that is damaged, too large by its header, or
 * takes too long.
 */
export async function withImage<T>(
  path: string,
  by: QueuedBy,
  work: (image: OpenImage) => Promise<T>,
): Promise<T> {
  return queue.run(by, async () => {
    try {
      return await work(await openImage(path, timeLimit(by.signal)));
    } catch (error) {
      if (error instanceof AppError) throw error;
      throw isTimeout(error) ? tooSlow() : damaged(error);
    }
  });
}

function timeLimit(signal: AbortSignal | undefined): OpenImage['inTime'] {
  const deadline = performance.now() + secondsPerImage * 1_000;
  return (pipeline) => {
    if (signal?.aborted) throw nobodyWaits();
    const seconds = Math.ceil((deadline - performance.now()) / 1_000);
    if (seconds <= 0) throw tooSlow();
    return pipeline.timeout({ seconds });
  };
}

async function openImage(path: string, inTime: OpenImage['inTime']): Promise<OpenImage> {
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
  if (
    isAnimated &&
    (pages > maxFrames || width * (pageHeight ?? height) * pages > maxAnimatedPixels)
  ) {
    throw new AppError(
      'too_large',
      'This animation is too long. Please choose a shorter one, or upload it as a video.',
    );
  }
  const open = (animated: boolean) =>
    inTime(sharp(path, { animated, limitInputPixels: maxPixels, failOn: 'error' }))
      .autoOrient()
      .toColourspace('srgb');
  return { frames: () => open(isAnimated), still: () => open(false), isAnimated, inTime };
}

/** What the decoder keeps of an image that it cannot read line by line, as measured. */
function bytesPerPixel({ format, isProgressive, depth }: Metadata): number {
  if (format === 'heif') return 18;
  if (!isProgressive) return 2;
  return format === 'png' && depth !== 'ushort' ? 6 : 10;
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.message.includes('timeout:');
}

function tooSlow(): AppError {
  return new AppError(
    'too_large',
    'This picture takes too long to prepare. Please choose a smaller one, or upload an animation as a video.',
  );
}

function tooManyWaiting(reason: 'own' | 'all'): AppError {
  const message =
    reason === 'own'
      ? 'Your other pictures are still being prepared. This one follows in a moment.'
      : 'Many pictures are being prepared right now. Yours follows in a moment.';
  return new AppError('too_many_requests', message, { retryAfterSeconds: 5 });
}

function damaged(cause?: unknown): AppError {
  return new AppError(
    'unsupported_type',
    'This image is damaged and cannot be opened. Please choose another one.',
    { cause },
  );
}
