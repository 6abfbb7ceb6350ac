import { describe, expect, it } from 'vitest';
import { describeSeats } from './describe-seats.ts';
import { describeWaiting } from './describe-waiting.ts';
import { formatEventHours } from './format-event-hours.ts';

describe('describeSeats', () => {
  it.each([
    [{ going: 0, waiting: 0, capacity: null }, null],
    [{ going: 12, waiting: 0, capacity: null }, '12 going'],
    [{ going: 0, waiting: 0, capacity: 8 }, '8 seats left'],
    [{ going: 7, waiting: 0, capacity: 8 }, '7 going, 1 seat left'],
    [{ going: 8, waiting: 0, capacity: 8 }, '8 going, no seats left'],
    [{ going: 8, waiting: 3, capacity: 8 }, '8 going, 3 waiting'],
  ])('%o', (event, expected) => {
    expect(describeSeats(event)).toBe(expected);
  });
});

describe('describeWaiting', () => {
  it.each([
    [undefined, 'You are on the waiting list.'],
    [1, 'You are next in line.'],
    [3, 'You are third in line.'],
    [40, 'You are number 40 in line.'],
  ])('%o', (place, expected) => {
    expect(describeWaiting(place)).toContain(expected);
  });
});

describe('formatEventHours', () => {
  it.each([
    [null, '7:00 PM'],
    ['2031-05-03T01:30:00Z', '7:00 PM to 9:30 PM'],
    ['2031-05-03T06:00:00Z', '7:00 PM to Saturday, May 3, 2:00 AM'],
  ])('until %s', (endDate, expected) => {
    expect(formatEventHours({ eventDate: '2031-05-02T23:00:00Z', endDate })).toBe(expected);
  });
});
