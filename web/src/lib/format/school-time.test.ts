import { describe, expect, it } from 'vitest';
import { siteConfig } from '../session/boot.ts';
import {
  fromPickerValue,
  schoolTime,
  schoolZoneName,
  toPickerValue,
  viewerTime,
} from './school-time.ts';

const breakfast = '2031-05-02T11:30:00.000Z';

describe('the clock of the school', () => {
  it('shows an event where it happens, wherever the viewer is', () => {
    expect(siteConfig.timeZone).toBe('America/New_York');
    expect(schoolTime(breakfast)).toEqual({
      fullDay: 'Friday, May 2, 2031',
      longDay: 'Friday, May 2',
      time: '7:30 AM',
      weekday: 'Friday',
      month: 'May',
      date: 2,
      day: '2031-05-02',
    });
    expect(schoolZoneName(breakfast)).toBe('EDT');
  });

  it('is beside the viewer’s own where they differ', () => {
    const own = viewerTime(breakfast);
    const isSame = new Date(breakfast).getHours() === 7;
    expect(own === null).toBe(isSame);
    if (own) expect(own).toMatch(/^\d+:\d\d [AP]M(, \w+day, \w+ \d+)?$/);
  });

  it('is what the picker takes and gives back', () => {
    expect(toPickerValue(breakfast)).toBe('2031-05-02T07:30');
    expect(fromPickerValue('2031-05-02T07:30')).toBe(breakfast);
    for (const value of ['', 'tomorrow', '2030-13-45T99:99'])
      expect(fromPickerValue(value)).toBe('');
  });
});
