import type { Media } from '#contract/uploads/media.ts';

type ImageDimensions = Pick<Media, 'url' | 'width' | 'variants'>;

/** What a browser may choose from, smallest first; undefined where there is nothing to choose. */
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

/** The shape of the place for an image: its own, but never so tall or so flat that it hides the rest of the page. */
export function frameAspectRatio({ width, height }: Pick<Media, 'width' | 'height'>): number {
  if (!width || !height) return 16 / 10;
  return Math.min(Math.max(width / height, tallest), widest);
}

/** Whether the image is of another shape than its place and so leaves some of it free. */
export function isLetterboxed(media: Pick<Media, 'width' | 'height'>): boolean {
  const { width, height } = media;
  return !width || !height || Math.abs(width / height - frameAspectRatio(media)) > 0.01;
}
