/** What a calendar shows of an event. */
export interface CalendarEntry {
  id: string;
  title: string;
  description: string | null;
  location: string | null;
  /** ISO 8601, as the database answers it. */
  start: string;
  end: string | null;
  changed: string;
  url: string;
}

/** An octet less than the format allows is left for the space that begins a continued line. */
const longestLine = 74;

/** An iCalendar file (RFC 5545). Without an end, an event takes an hour. */
export function calendarFile(entries: CalendarEntry[], name: string, now: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Callboard//Events//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...entries.flatMap((entry) => entryLines(entry, now)),
    'END:VCALENDAR',
  ];
  return lines.flatMap(foldLine).join('\r\n').concat('\r\n');
}

function entryLines(entry: CalendarEntry, now: number): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${entry.id}@${new URL(entry.url).hostname}`,
    `DTSTAMP:${utcTime(now)}`,
    `LAST-MODIFIED:${utcTime(Date.parse(entry.changed))}`,
    `DTSTART:${utcTime(Date.parse(entry.start))}`,
    entry.end ? `DTEND:${utcTime(Date.parse(entry.end))}` : 'DURATION:PT1H',
    `SUMMARY:${escapeText(entry.title)}`,
    ...(entry.description ? [`DESCRIPTION:${escapeText(entry.description)}`] : []),
    ...(entry.location ? [`LOCATION:${escapeText(entry.location)}`] : []),
    `URL:${entry.url}`,
    'END:VEVENT',
  ];
}

const utcTime = (instant: number) => new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '');

/** A line break in a title would begin a property of the sender's choice. */
const escapeText = (text: string) =>
  text
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\r?\n|\r|[\u2028\u2029]/g, '\\n')
    .replace(/(?!\t)\p{Cc}/gu, '');

/** Folds a line between characters: half of one is none. */
function foldLine(line: string): string[] {
  const parts: string[] = [''];
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > longestLine) {
      parts.push(' ');
      octets = 0;
    }
    parts[parts.length - 1] += character;
    octets += size;
  }
  return parts;
}
