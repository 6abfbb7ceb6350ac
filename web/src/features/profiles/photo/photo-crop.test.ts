import { describe, expect, it } from 'vitest';
import { cropToPixels, moveCrop, type PhotoCrop, resizeCrop } from './photo-crop.ts';

const frame = { width: 400, height: 200 };
/** A square of 100 px in the middle. */
const middle: PhotoCrop = { unit: '%', x: 37.5, y: 25, width: 25, height: 50 };
const pixels = (crop: PhotoCrop) => ({
  x: (crop.x * frame.width) / 100,
  y: (crop.y * frame.height) / 100,
  width: (crop.width * frame.width) / 100,
  height: (crop.height * frame.height) / 100,
});

describe('moving', () => {
  it('goes by pixels of the shown image', () => {
    expect(pixels(moveCrop(middle, frame, 10, -10))).toEqual({
      x: 160,
      y: 40,
      width: 100,
      height: 100,
    });
  });

  it.each([
    ['left', -1_000, 0, { x: 0, y: 50 }],
    ['right', 1_000, 0, { x: 300, y: 50 }],
    ['up', 0, -1_000, { x: 150, y: 0 }],
    ['down', 0, 1_000, { x: 150, y: 100 }],
  ])('stops at the edge %s', (_, right, down, expected) => {
    expect(pixels(moveCrop(middle, frame, right, down))).toMatchObject(expected);
  });
});

describe('resizing', () => {
  it('keeps the middle and stays a square', () => {
    expect(pixels(resizeCrop(middle, frame, 20))).toEqual({
      x: 140,
      y: 40,
      width: 120,
      height: 120,
    });
  });

  it('grows to the shorter side of the image and no further', () => {
    expect(pixels(resizeCrop(middle, frame, 1_000))).toEqual({
      x: 100,
      y: 0,
      width: 200,
      height: 200,
    });
  });

  it('shrinks to 40 px and no further', () => {
    expect(pixels(resizeCrop(middle, frame, -1_000))).toEqual({
      x: 180,
      y: 80,
      width: 40,
      height: 40,
    });
  });

  it('moves away from an edge that it would cross', () => {
    const corner = moveCrop(middle, frame, 1_000, 1_000);
    expect(pixels(resizeCrop(corner, frame, 20))).toEqual({
      x: 280,
      y: 80,
      width: 120,
      height: 120,
    });
  });
});

it('is found again in the pixels of the file', () => {
  expect(cropToPixels(middle, { width: 4_000, height: 2_000 })).toEqual({
    x: 1_500,
    y: 500,
    side: 1_000,
  });
});
