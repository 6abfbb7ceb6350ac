import { describe, expect, it } from 'vitest';
import { isInView, shownDepth } from './observe-view.ts';

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

describe('shownDepth', () => {
  const shown = (top: number, height: number, bottom: number) =>
    shownDepth({
      boundingClientRect: { top, height },
      intersectionRect: { bottom, height: bottom - Math.max(top, 0) },
    });

  it('is how far down an element was shown, also when its top is gone', () => {
    expect(shown(400, 800, 800)).toBe(50);
    expect(shown(-700, 1_000, 300)).toBe(100);
    expect(shown(-200, 2_000, 800)).toBe(50);
  });

  it('is nothing for what is not shown', () => {
    expect(shown(800, 500, 800)).toBe(0);
  });
});
