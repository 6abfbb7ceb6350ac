import { describe, expect, it } from 'vitest';
import { buildSrcSet, frameAspectRatio, isLetterboxed } from './image-sources.ts';

describe('the sources of an image', () => {
  it('are its variants and itself, smallest first', () => {
    const media = {
      url: '/uploads/a.webp',
      width: 2000,
      variants: [
        { url: '/uploads/a.960.webp', width: 960 },
        { url: '/uploads/a.480.webp', width: 480 },
      ],
    };
    expect(buildSrcSet(media)).toBe(
      '/uploads/a.480.webp 480w, /uploads/a.960.webp 960w, /uploads/a.webp 2000w',
    );
  });

  it('are none where there is nothing to choose from', () => {
    expect(buildSrcSet({ url: '/uploads/a.webp', width: 300, variants: [] })).toBeUndefined();
  });

  it('cannot be confused by an address with a space or a comma in it', () => {
    const variants = [{ url: '/uploads/a b.webp', width: 480 }];
    expect(buildSrcSet({ url: '/x', width: null, variants })).toBe('/uploads/a%20b.webp 480w');
  });
});

describe('the place of an image', () => {
  it.each([
    ['has the shape of the image', { width: 1600, height: 900 }, 16 / 9, false],
    ['stops growing with a tall one', { width: 1080, height: 1920 }, 4 / 5, true],
    ['keeps some height for a flat one', { width: 4000, height: 400 }, 3, true],
    ['is a guess where nothing is known', { width: null, height: null }, 16 / 10, true],
  ])('%s', (_, media, ratio, hasRoom) => {
    expect(frameAspectRatio(media)).toBeCloseTo(ratio);
    expect(isLetterboxed(media, frameAspectRatio(media))).toBe(hasRoom);
  });
});
