import { describe, expect, it } from 'vitest';
import { type CalendarEntry, calendarFile } from './calendar-file.ts';

const screening: CalendarEntry = {
  id: 'event_1',
  title: 'Thesis screening, night one',
  description: 'Bring a friend; doors at six.\nNo latecomers \\ no popcorn.',
  start: '2030-05-01T22:00:00.000000Z',
  end: '2030-05-02T00:30:00.000000+00:00',
  changed: '2030-01-01T12:00:00Z',
  location: 'Cantor, room 200',
  url: 'https://board.example/events/event_1',
};
const now = Date.parse('2030-01-02T03:04:05Z');
const lines = (...entries: CalendarEntry[]) =>
  calendarFile(entries, 'Callboard', now).split('\r\n');

describe('calendarFile', () => {
  it('says what, when and where', () => {
    expect(lines(screening)).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        'UID:event_1@board.example',
        'DTSTAMP:20300102T030405Z',
        'DTSTART:20300501T220000Z',
        'DTEND:20300502T003000Z',
        'SUMMARY:Thesis screening\\, night one',
        'LOCATION:Cantor\\, room 200',
        'URL:https://board.example/events/event_1',
        'END:VCALENDAR',
        '',
      ]),
    );
  });

  it('keeps what would end a line or a value inside the text', () => {
    const text = lines(screening).join('').replaceAll(' ', '');
    expect(text).toContain('friend\\;doorsatsix.\\nNolatecomers\\\\nopopcorn.');
    for (const end of ['\r\n', '\n', '\r', '\u2028']) {
      const sneaky = { ...screening, title: `x${end}ATTENDEE:mailto:a@b.example` };
      expect(lines(sneaky)).toContain('SUMMARY:x\\nATTENDEE:mailto:a@b.example');
    }
  });

  it('has no place and no words when there are none, and takes an hour without an end', () => {
    const bare = { ...screening, location: null, description: null, end: null };
    const text = lines(bare).join('\n');
    expect(text).not.toMatch(/LOCATION|DESCRIPTION|DTEND/);
    expect(text).toContain('\nDURATION:PT1H\n');
  });

  it('folds long lines between characters', () => {
    const title = 'Ünïcödé 🎬 '.repeat(40);
    const file = lines({ ...screening, title });
    for (const line of file) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(file.join('\n').replaceAll('\n ', '')).toContain(`SUMMARY:${title}`);
  });

  it('holds many events, and none', () => {
    const two = lines(screening, { ...screening, id: 'event_2' });
    expect(two.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
    expect(lines()).not.toContain('BEGIN:VEVENT');
  });
});
