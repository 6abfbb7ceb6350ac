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

/** Whether the image has another aspect ratio than its frame, so that the blur shows beside it. */
export function isLetterboxed(media: Pick<Media, 'width' | 'height'>): boolean {
  const { width, height } = media;
  return !width || !height || Math.abs(width / height - frameAspectRatio(media)) > 0.01;
}
