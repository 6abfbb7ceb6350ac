import { describe, expect, it } from 'vitest';
import { isInView } from './observe-view.ts';

const entry = (intersectionRatio: number, height: number) =>
  ({ intersectionRatio, intersectionRect: { height }, rootBounds: { height: 800 } }) as never;

describe('isInView', () => {
  it('is when half of the element shows', () => {
    expect(isInView(entry(0.5, 100))).toBe(true);
    expect(isInView(entry(0.49, 98))).toBe(false);
  });

  it('is when a tall element fills half of the window', () => {
    expect(isInView(entry(0.2, 400))).toBe(true);
    expect(isInView(entry(0.2, 399))).toBe(false);
  });
});
