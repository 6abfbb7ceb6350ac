/** What a clock on a wall shows, as a `datetime-local` input writes it: YYYY-MM-DDTHH:MM. */
export type WallClock = string;

const minute = 60_000;
const day = 24 * 60 * minute;

/** A formatter takes long to make, and a feed asks for the same zone again and again. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  formatters.set(timeZone, made);
  return made;
}

/** What the clocks of this zone show at an instant. */
export function wallClockAt(instant: number, timeZone: string): WallClock {
  const of = partsAt(instant, timeZone);
  return `${of('year').padStart(4, '0')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}`;
}

/** Such as “EDT”. */
export function zoneNameAt(instant: number, timeZone: string): string {
  return partsAt(instant, timeZone)('timeZoneName');
}

function partsAt(instant: number, timeZone: string) {
  const parts = formatterOf(timeZone).formatToParts(instant);
  return (wanted: Intl.DateTimeFormatPartTypes) =>
    parts.find(({ type }) => type === wanted)?.value ?? '';
}

/**
 * When the clocks of this zone show this; null for what no calendar has. A time that a clock skips in spring is as much
 * later as the clock jumps; of a time that comes twice in autumn it is the first.
 */
export function instantOf(wallClock: WallClock, timeZone: string): number | null {
  const wanted = Date.parse(`${wallClock}Z`);
  if (Number.isNaN(wanted)) return null;
  const offsetAt = (instant: number) =>
    Date.parse(`${wallClockAt(instant, timeZone)}Z`) - Math.floor(instant / minute) * minute;
  const offsets = [offsetAt(wanted - day), offsetAt(wanted + day)];
  const found = offsets.map((offset) => wanted - offset);
  const shown = found.filter((instant, at) => offsetAt(instant) === offsets[at]);
  return shown.length > 0 ? Math.min(...shown) : (found[0] ?? null);
}
