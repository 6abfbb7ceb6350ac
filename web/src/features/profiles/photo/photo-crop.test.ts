import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Fingers,
  initialCrop,
  maximumZoom,
  movePhoto,
  type PhotoCrop,
  pinchPhoto,
  zoomOf,
  zoomPhoto,
} from './photo-crop.ts';

const file = { width: 4_000, height: 2_000 };
/** Half of the shorter side, in the middle. */
const crop: PhotoCrop = { x: 1_500, y: 500, side: 1_000 };

it('begins with the middle 90 percent', () => {
  expect(initialCrop(file)).toEqual({ x: 1_100, y: 100, side: 1_800 });
  expect(initialCrop({ width: 600, height: 800 })).toEqual({ x: 30, y: 130, side: 540 });
});

describe('moving', () => {
  it('shows what is left of the circle when the photo goes right', () => {
    expect(movePhoto(crop, file, { x: 0.1, y: -0.2 })).toEqual({ x: 1_400, y: 700, side: 1_000 });
  });

  it.each([
    ['left', { x: -9, y: 0 }, { x: 3_000, y: 500 }],
    ['right', { x: 9, y: 0 }, { x: 0, y: 500 }],
    ['up', { x: 0, y: -9 }, { x: 1_500, y: 1_000 }],
    ['down', { x: 0, y: 9 }, { x: 1_500, y: 0 }],
  ])('stops where the photo going %s would uncover the circle', (_, by, expected) => {
    expect(movePhoto(crop, file, by)).toEqual({ ...expected, side: 1_000 });
  });
});

describe('zooming', () => {
  it('keeps the middle', () => {
    expect(zoomPhoto(crop, file, 4)).toEqual({ x: 1_750, y: 750, side: 500 });
  });

  it('keeps what is under the given point', () => {
    expect(zoomPhoto(crop, file, 4, { x: 0, y: 1 })).toEqual({ x: 1_500, y: 1_000, side: 500 });
  });

  it('shrinks until the circle touches the edges and no further', () => {
    expect(zoomPhoto(crop, file, 0.01)).toEqual({ x: 1_000, y: 0, side: 2_000 });
  });

  it('grows to the maximum and no further', () => {
    const closest = zoomPhoto(crop, file, 1_000);
    expect(zoomOf(closest, file)).toBe(maximumZoom);
    expect(closest).toEqual({ x: 1_800, y: 800, side: 400 });
  });

  it('moves away from an edge that would show', () => {
    const corner = movePhoto(crop, file, { x: -9, y: -9 });
    expect(zoomPhoto(corner, file, 1)).toEqual({ x: 2_000, y: 0, side: 2_000 });
  });
});

describe('pinching', () => {
  const fingers = (ax: number, ay: number, bx: number, by: number): Fingers => [
    { x: ax, y: ay },
    { x: bx, y: by },
  ];

  it('zooms about the middle between the fingers', () => {
    const spread = pinchPhoto(crop, file, fingers(0, 0, 0.5, 0), fingers(-0.25, 0, 0.75, 0));
    expect(spread).toEqual({ x: 1_625, y: 500, side: 500 });
  });

  it('moves with two fingers that keep their distance', () => {
    const moved = pinchPhoto(crop, file, fingers(0.2, 0.5, 0.6, 0.5), fingers(0.3, 0.7, 0.7, 0.7));
    expect(moved.x).toBeCloseTo(1_400);
    expect(moved.y).toBeCloseTo(300);
    expect(moved.side).toBeCloseTo(1_000);
  });

  it('does not jump where both fingers begin at one place', () => {
    expect(pinchPhoto(crop, file, fingers(0.5, 0.5, 0.5, 0.5), fingers(0, 0.5, 1, 0.5))).toEqual(
      crop,
    );
  });
});

it('covers the circle after anything', () => {
  const part = fc.double({ min: -3, max: 3, noNaN: true });
  const point = fc.record({ x: part, y: part });
  const fingers = fc.tuple(point, point);
  const length = fc.integer({ min: 1, max: 6_000 });
  const act = fc.oneof(
    point.map((by) => (now: PhotoCrop, size: typeof file) => movePhoto(now, size, by)),
    fc.tuple(fc.double({ min: 0.1, max: 20, noNaN: true }), point).map(
      ([zoom, about]) =>
        (now: PhotoCrop, size: typeof file) =>
          zoomPhoto(now, size, zoom, about),
    ),
    fc.tuple(fingers, fingers).map(
      ([from, to]) =>
        (now: PhotoCrop, size: typeof file) =>
          pinchPhoto(now, size, from, to),
    ),
  );
  fc.assert(
    fc.property(fc.record({ width: length, height: length }), fc.array(act), (size, acts) => {
      const last = acts.reduce((now, change) => change(now, size), initialCrop(size));
      const slack = 1e-6;
      expect(last.x).toBeGreaterThanOrEqual(0);
      expect(last.y).toBeGreaterThanOrEqual(0);
      expect(last.x + last.side).toBeLessThanOrEqual(size.width + slack);
      expect(last.y + last.side).toBeLessThanOrEqual(size.height + slack);
      expect(zoomOf(last, size)).toBeLessThanOrEqual(maximumZoom + slack);
    }),
    { seed: 1 },
  );
});
