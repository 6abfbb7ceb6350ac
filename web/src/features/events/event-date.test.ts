import { describe, expect, it } from 'vitest';
import { fromPickerValue, timeZoneName, toPickerValue } from './event-date.ts';

const screening = '2030-05-01T22:00:00.000Z';

describe('the clock of an event', () => {
  it.each([
    ['America/New_York', 'EDT'],
    ['UTC', 'UTC'],
  ])('has a name in %s', (timeZone, name) => {
    expect(timeZoneName(screening, timeZone)).toBe(name);
  });
});

describe('the picker', () => {
  it('gives back the minute that it was given', () => {
    const value = toPickerValue(screening);
    expect(value).toMatch(/^2030-05-0[12]T\d\d:00$/);
    expect(fromPickerValue(value)).toBe(screening);
  });

  it.each(['', 'tomorrow', '2030-13-45T99:99'])('makes no moment of %o', (value) => {
    expect(fromPickerValue(value)).toBe('');
  });
});
