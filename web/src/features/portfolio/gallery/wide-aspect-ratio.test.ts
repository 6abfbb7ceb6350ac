import { expect, it } from 'vitest';
import { wideAspectRatio } from './wide-aspect-ratio.ts';

it.each([
  ['is that of the image', { width: 1920, height: 1080 }, 16 / 9],
  ['stops growing with a tall one', { width: 1080, height: 1920 }, 3 / 2],
  ['keeps some height for a flat one', { width: 4000, height: 400 }, 12 / 5],
  ['is a guess where the size is not known', { width: null, height: null }, 16 / 9],
  ['is flat where there is nothing to see', null, 12 / 5],
])('the shape of the wide work %s', (_, picture, ratio) => {
  expect(wideAspectRatio(picture)).toBeCloseTo(ratio);
});
