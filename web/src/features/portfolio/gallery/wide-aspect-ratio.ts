import type { Media } from '#contract/uploads/media.ts';

const tallest = 3 / 2;
const widest = 12 / 5;

/** The shape of the wide work: its own, from that of a photograph to that of a film; flat where there is no image. */
export function wideAspectRatio(picture: Pick<Media, 'width' | 'height'> | null): number {
  if (!picture) return widest;
  const { width, height } = picture;
  if (!width || !height) return 16 / 9;
  return Math.min(Math.max(width / height, tallest), widest);
}
