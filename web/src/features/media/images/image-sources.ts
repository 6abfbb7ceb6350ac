import type { Media } from '#contract/uploads/media.ts';

type ImageDimensions = Pick<Media, 'url' | 'width' | 'variants'>;

/** Undefined without variants. */
export function buildSrcSet({ url, width, variants }: ImageDimensions): string | undefined {
  if (variants.length === 0) return undefined;
  const all = width === null ? variants : [...variants, { url, width }];
  return all
    .toSorted((a, b) => a.width - b.width)
    .map((one) => `${encodeURI(one.url)} ${one.width}w`)
    .join(', ');
}

const tallest = 4 / 5;
const widest = 3;

/**
 * The aspect ratio of the frame: that of the image, limited so that a very tall or flat image does not fill the
 * page.
 */
export function frameAspectRatio({ width, height }: Pick<Media, 'width' | 'height'>): number {
  if (!width || !height) return 16 / 10;
  return Math.min(Math.max(width / height, tallest), widest);
}

/** Whether the image may have another aspect ratio than its frame, which is never taller than the screen: the blur shows beside it. */
export function isLetterboxed(
  { width, height }: Pick<Media, 'width' | 'height'>,
  frame: number,
): boolean {
  return !width || !height || width < height || Math.abs(width / height - frame) > 0.01;
}
