import { describe, expect, it } from 'vitest';
import { manualClock } from '../testing/manual-clock.ts';
import { throttle } from './throttle.ts';

describe('throttle', () => {
  it('lets one of a key through in its time, and other keys beside it', async () => {
    const clock = manualClock();
    const isFirst = throttle(clock, 1_000);
    expect([isFirst('a'), isFirst('a'), isFirst('b')]).toEqual([true, false, true]);
    await clock.advance(999);
    expect(isFirst('a')).toBe(false);
    await clock.advance(1);
    expect([isFirst('a'), isFirst('a')]).toEqual([true, false]);
  });

  it('remembers a key that was seen shortly before its generation ended', async () => {
    const clock = manualClock();
    const isFirst = throttle(clock, 1_000);
    await clock.advance(900);
    expect(isFirst('late')).toBe(true);
    await clock.advance(200);
    expect([isFirst('new'), isFirst('late')]).toEqual([true, false]);
  });
});
