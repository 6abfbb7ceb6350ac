import { describe, expect, it } from 'vitest';
import type { Event } from '#contract/events/contract.ts';
import { calendarFile } from './calendar-file.ts';

const screening = {
  id: 'event_1',
  title: 'Thesis screening, night one',
  description: 'Bring a friend; doors at six.\nNo latecomers \\ no popcorn.',
  eventDate: '2030-05-01T22:00:00.000000Z',
  location: 'Cantor, room 200',
} as Event;
const url = 'https://board.example/events/event_1';
const lines = (event: Event) =>
  calendarFile(event, url, new Date('2030-01-02T03:04:05Z')).split('\r\n');

describe('calendarFile', () => {
  it('says what, when and where', () => {
    expect(lines(screening)).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        'UID:event_1@board.example',
        'DTSTAMP:20300102T030405Z',
        'DTSTART:20300501T220000Z',
        'SUMMARY:Thesis screening\\, night one',
        'LOCATION:Cantor\\, room 200',
        'END:VCALENDAR',
      ]),
    );
  });

  it('keeps what would end a line or a value inside the text', () => {
    const text = lines(screening).join('').replaceAll(' ', '');
    expect(text).toContain('friend\\;doorsatsix.\\nNolatecomers\\\\nopopcorn.');
    const sneaky = { ...screening, title: 'x\r\nATTENDEE:mailto:a@b.example' };
    expect(lines(sneaky).some((line) => line.startsWith('ATTENDEE'))).toBe(false);
  });

  it('has no place when there is none', () => {
    expect(lines({ ...screening, location: null }).join()).not.toContain('LOCATION');
  });

  it('folds long lines between characters', () => {
    const title = 'Ünïcödé 🎬 '.repeat(40);
    const file = lines({ ...screening, title });
    for (const line of file) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(file.join('\n').replaceAll('\n ', '')).toContain(`SUMMARY:${title}`);
  });
});
