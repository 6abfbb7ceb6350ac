import { describe, expect, it } from 'vitest';
import { addDays, addMonths, lastDayOf, nameOfDay, nameOfMonth, weeksOf } from './month.ts';

describe('a month', () => {
  it('has whole weeks', () => {
    const weeks = weeksOf('2031-02');
    expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7]);
    expect([weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual(['2031-01-26', '2031-03-01']);
  });

  it('may be four weeks exactly', () => {
    expect(weeksOf('2026-02')).toHaveLength(4);
  });

  it.each([
    ['2031-12', 1, '2032-01'],
    ['2031-01', -1, '2030-12'],
    ['2031-05', 0, '2031-05'],
  ])('%s and %i is %s', (month, count, expected) => {
    expect(addMonths(month, count)).toBe(expected);
  });

  it('ends on its last day', () => {
    expect([lastDayOf('2028-02'), lastDayOf('2031-12')]).toEqual(['2028-02-29', '2031-12-31']);
    expect(addDays('2031-03-08', 7)).toBe('2031-03-15');
    expect(nameOfMonth('2031-05')).toBe('May 2031');
    expect(nameOfDay('2031-05-02')).toBe('Friday, May 2');
  });
});
