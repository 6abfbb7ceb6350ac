import type { Event } from '#contract/events/contract.ts';

const longestLine = 73;

/** An iCalendar file (RFC 5545). Events have no end; calendar apps then assume one hour. */
export function calendarFile(event: Event, url: string, now = new Date()): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Callboard//Events//EN',
    'BEGIN:VEVENT',
    `UID:${event.id}@${new URL(url).hostname}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(new Date(event.eventDate))}`,
    'DURATION:PT1H',
    `SUMMARY:${escaped(event.title)}`,
    `DESCRIPTION:${escaped(`${event.description}\n\n${url}`)}`,
    ...(event.location ? [`LOCATION:${escaped(event.location)}`] : []),
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.flatMap(folded).join('\r\n').concat('\r\n');
}

export function downloadCalendarFile(event: Event, url: string): void {
  const file = new Blob([calendarFile(event, url)], { type: 'text/calendar' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `${event.title.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 60)}.ics`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

const stamp = (date: Date) => date.toISOString().replace(/[-:]|\.\d+/g, '');

const escaped = (text: string) =>
  text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r?\n|\r/g, '\\n');

/** Folds lines longer than the format allows, never inside a multi-byte character. */
function folded(line: string): string[] {
  const encoder = new TextEncoder();
  const parts: string[] = [''];
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > longestLine) {
      parts.push('');
      bytes = 0;
    }
    parts[parts.length - 1] += character;
    bytes += size;
  }
  return parts.map((part, index) => (index === 0 ? part : ` ${part}`));
}
