import { describe, expect, it } from 'vitest';
import { issuesOf } from '../testing/issues-of.ts';
import { quietHours } from './quiet-hours.ts';

const night = { from: '22:00', until: '07:30', timeZone: 'America/New_York' };

describe('quiet hours', () => {
  it('are over midnight or within a day', () => {
    expect(quietHours.parse(night)).toEqual(night);
    expect(issuesOf(quietHours, { ...night, from: '07:30', until: '22:00' })).toEqual({});
  });

  it.each(['00:00', '09:59', '19:00', '20:15', '23:59'])('begin or end at %s', (time) => {
    expect(issuesOf(quietHours, { ...night, from: time })).toEqual({});
    expect(issuesOf(quietHours, { ...night, until: time })).toEqual({});
  });

  it.each(['24:00', '23:60', '7:30', '07:3', '2230', '122:00', '22:000', 'night', ''])(
    'never begin or end at %j',
    (time) => {
      const sentence = 'Please choose a time such as 22:00.';
      expect(issuesOf(quietHours, { ...night, from: time })).toEqual({ from: sentence });
      expect(issuesOf(quietHours, { ...night, until: time })).toEqual({ until: sentence });
    },
  );

  it('need both times, which differ', () => {
    expect(issuesOf(quietHours, { timeZone: night.timeZone })).toEqual({
      from: 'Please choose a time.',
      until: 'Please choose a time.',
    });
    expect(issuesOf(quietHours, { ...night, until: night.from })).toEqual({
      until: 'Please choose an end that differs from the beginning.',
    });
  });

  it.each(['UTC', 'Europe/Paris', 'America/Argentina/Buenos_Aires'])(
    'go by the clock of %s',
    (timeZone) => {
      expect(issuesOf(quietHours, { ...night, timeZone })).toEqual({});
    },
  );

  it.each(['+02:00', 'Mars/Olympus', 'europe/Paris', '', ' UTC'])(
    'go by no clock of %j',
    (timeZone) => {
      expect(issuesOf(quietHours, { ...night, timeZone })).toEqual({
        timeZone: 'This time zone is not known.',
      });
    },
  );

  it('name a zone with 64 characters at most', () => {
    expect(issuesOf(quietHours, { ...night, timeZone: 'X'.repeat(65) })).toMatchObject({
      timeZone: 'This must be 64 characters at most.',
    });
  });
});
