import { describe, expect, it } from 'vitest';
import { groupByDay } from './group-by-day.ts';

const now = new Date(2026, 10, 16, 0, 30);
const at = (...parts: [number, number, number, number]) => ({
  createdAt: new Date(...parts).toISOString(),
});

describe('groupByDay', () => {
  it('says today, yesterday or the date, and the year of an earlier one', () => {
    const items = [
      at(2026, 10, 16, 0),
      at(2026, 10, 15, 23),
      at(2026, 10, 15, 1),
      at(2026, 10, 9, 12),
      at(2025, 10, 9, 12),
    ];
    expect(groupByDay(items, now).map(({ label, items: own }) => [label, own.length])).toEqual([
      ['Today', 1],
      ['Yesterday', 2],
      ['Monday, November 9', 1],
      ['Sunday, November 9, 2025', 1],
    ]);
  });

  it('calls a time that is ahead of this clock today', () => {
    expect(groupByDay([at(2026, 10, 17, 9)], now).map(({ label }) => label)).toEqual(['Today']);
  });

  it('has no days without items', () => {
    expect(groupByDay([], now)).toEqual([]);
  });
});
