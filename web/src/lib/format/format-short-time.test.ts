import { describe, expect, it } from 'vitest';
import { formatShortTime } from './format-short-time.ts';

const now = new Date(2026, 2, 1, 9, 30);
const format = (...parts: [number, number, number, number, number]) =>
  formatShortTime(new Date(...parts).toISOString(), now);

describe('formatShortTime', () => {
  it('is the time today, and of a clock that is ahead', () => {
    expect(format(2026, 2, 1, 0, 5)).toBe('12:05 AM');
    expect(format(2026, 2, 2, 14, 0)).toBe('2:00 PM');
  });

  it('is yesterday for the day before, across months', () => {
    expect(format(2026, 1, 28, 23, 59)).toBe('Yesterday');
  });

  it('is the date before, with its year if that is not this one', () => {
    expect(format(2026, 1, 27, 12, 0)).toBe('Feb 27');
    expect(format(2025, 10, 9, 12, 0)).toBe('Nov 9, 2025');
  });
});
