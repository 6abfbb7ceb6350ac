import { describe, expect, it } from 'vitest';
import { instantOf, wallClockAt, zoneNameAt } from './zoned-time.ts';

const newYork = 'America/New_York';
const iso = (instant: number | null) => instant !== null && new Date(instant).toISOString();

describe('wallClockAt', () => {
  it.each([
    ['2031-02-03T19:30:00Z', newYork, '2031-02-03T14:30'],
    ['2031-07-03T19:30:00Z', newYork, '2031-07-03T15:30'],
    ['2031-02-03T05:00:00Z', newYork, '2031-02-03T00:00'],
    ['2031-02-03T19:30:00Z', 'Asia/Kolkata', '2031-02-04T01:00'],
    ['2031-02-03T19:30:00Z', 'UTC', '2031-02-03T19:30'],
    ['0987-02-03T19:30:00Z', 'UTC', '0987-02-03T19:30'],
  ])('at %s in %s', (instant, zone, expected) => {
    expect(wallClockAt(Date.parse(instant), zone)).toBe(expected);
  });
});

describe('zoneNameAt', () => {
  it.each([
    ['2031-02-03T19:30:00Z', newYork, 'EST'],
    ['2031-07-03T19:30:00Z', newYork, 'EDT'],
    ['2031-07-03T19:30:00Z', 'UTC', 'UTC'],
  ])('at %s in %s', (instant, zone, expected) => {
    expect(zoneNameAt(Date.parse(instant), zone)).toBe(expected);
  });
});

describe('instantOf', () => {
  it.each([
    ['2031-02-03T14:30', newYork, '2031-02-03T19:30:00.000Z'],
    ['2031-07-03T15:30', newYork, '2031-07-03T19:30:00.000Z'],
    ['2031-02-04T01:00', 'Asia/Kolkata', '2031-02-03T19:30:00.000Z'],
    // On March 9 the clocks jump from 2:00 to 3:00.
    ['2031-03-09T01:59', newYork, '2031-03-09T06:59:00.000Z'],
    ['2031-03-09T02:30', newYork, '2031-03-09T07:30:00.000Z'],
    ['2031-03-09T03:00', newYork, '2031-03-09T07:00:00.000Z'],
    // On November 2 they show 1:00 to 2:00 twice.
    ['2031-11-02T00:59', newYork, '2031-11-02T04:59:00.000Z'],
    ['2031-11-02T01:30', newYork, '2031-11-02T05:30:00.000Z'],
    ['2031-11-02T02:00', newYork, '2031-11-02T07:00:00.000Z'],
    // Lord Howe moves by half an hour.
    ['2031-10-05T02:15', 'Australia/Lord_Howe', '2031-10-04T15:45:00.000Z'],
  ])('%s in %s', (wall, zone, expected) => {
    expect(iso(instantOf(wall, zone))).toBe(expected);
  });

  it.each(['', 'tomorrow', '2030-13-45T99:99'])('makes no instant of %o', (wall) => {
    expect(instantOf(wall, newYork)).toBeNull();
  });

  it('gives back every hour of a year but the one that comes twice', () => {
    const start = Date.parse('2031-01-01T00:00:00Z');
    const hours = Array.from({ length: 365 * 24 }, (_, hour) => start + hour * 3_600_000);
    const lost = hours.filter((hour) => instantOf(wallClockAt(hour, newYork), newYork) !== hour);
    expect(lost.map(iso)).toEqual(['2031-11-02T06:00:00.000Z']);
  });
});
