import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatDay, formatTime, fromPickerValue, toPickerValue } from './event-date.ts';

const screening = '2030-05-01T22:00:00.000Z';
const speaking = (...languages: string[]) => vi.stubGlobal('navigator', { languages });

afterEach(() => vi.unstubAllGlobals());

describe('the date of an event', () => {
  it('is written out, with a time of twelve hours and its zone', () => {
    speaking('en-US');
    expect(formatDay(screening, 'America/New_York')).toBe('Wednesday, May 1, 2030');
    expect(formatTime(screening, 'America/New_York')).toBe('6:00 PM EDT');
  });

  it('follows the member: where they are, and which English they read', () => {
    speaking('de-DE', 'en-GB');
    expect(formatDay(screening, 'Asia/Tokyo')).toMatch(/^Thursday,? 2 May 2030$/);
    expect(formatTime(screening, 'Asia/Tokyo')).toMatch(/^7:00 am (GMT\+9|JST)$/);
  });

  it('is English for those who read none', () => {
    speaking('fr-FR');
    expect(formatDay(screening, 'UTC')).toBe('Wednesday, May 1, 2030');
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
