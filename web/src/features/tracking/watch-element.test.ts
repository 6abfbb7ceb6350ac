import { describe, expect, it } from 'vitest';
import { isInSight } from './watch-element.ts';

const entry = (intersectionRatio: number, height: number) =>
  ({ intersectionRatio, intersectionRect: { height }, rootBounds: { height: 800 } }) as never;

describe('isInSight', () => {
  it('is when half of the element shows', () => {
    expect(isInSight(entry(0.5, 100))).toBe(true);
    expect(isInSight(entry(0.49, 98))).toBe(false);
  });

  it('is when a tall element fills half of the window', () => {
    expect(isInSight(entry(0.2, 400))).toBe(true);
    expect(isInSight(entry(0.2, 399))).toBe(false);
  });
});
