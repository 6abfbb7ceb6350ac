import { instantOf, type WallClock, wallClockAt, zoneNameAt } from '#contract/zoned-time.ts';
import { siteConfig } from '../session/boot.ts';
import { formatClock, monthNames, weekdayNames } from './format-date.ts';

/** A moment as the clocks and calendars of the school show it. */
export interface SchoolTime {
  /** “Friday, March 20, 2026” */
  fullDay: string;
  /** “Friday, March 20” */
  longDay: string;
  /** “6:05 PM” */
  time: string;
  weekday: string;
  month: string;
  date: number;
  /** YYYY-MM-DD */
  day: string;
}

export function schoolTime(instant: string): SchoolTime {
  return describe(wallClockAt(Date.parse(instant), siteConfig.timeZone));
}

/** The viewer's own time where its clock shows something else: “1:30 AM, Saturday, March 21”. */
export function viewerTime(instant: string): string | null {
  const own = viewerClock(new Date(instant));
  const school = wallClockAt(Date.parse(instant), siteConfig.timeZone);
  if (own === school) return null;
  const { time, longDay, day } = describe(own);
  return day === school.slice(0, 10) ? time : `${time}, ${longDay}`;
}

/** What a `datetime-local` input shows of an instant, by the school's clock. */
export function toPickerValue(instant: string): WallClock {
  return wallClockAt(Date.parse(instant), siteConfig.timeZone);
}

/** The value of a `datetime-local` input as an instant; empty when it is invalid. */
export function fromPickerValue(value: WallClock): string {
  const instant = instantOf(value, siteConfig.timeZone);
  return instant === null ? '' : new Date(instant).toISOString();
}

/** Such as “EDT”. */
export function schoolZoneName(instant: string): string {
  return zoneNameAt(Date.parse(instant), siteConfig.timeZone);
}

/** “New York time” */
export function schoolZone(): string {
  return `${siteConfig.timeZone.split('/').at(-1)?.replaceAll('_', ' ')} time`;
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

function viewerClock(date: Date): WallClock {
  const day = [date.getFullYear(), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())];
  return `${day.join('-')}T${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

/** Read as UTC: a browser's own zone may skip the hour that the school's clock shows. */
function describe(clock: WallClock): SchoolTime {
  const date = new Date(`${clock}Z`);
  const weekday = weekdayNames[date.getUTCDay()] ?? '';
  const month = monthNames[date.getUTCMonth()] ?? '';
  const longDay = `${weekday}, ${month} ${date.getUTCDate()}`;
  return {
    fullDay: `${longDay}, ${date.getUTCFullYear()}`,
    longDay,
    time: formatClock(date.getUTCHours(), date.getUTCMinutes()),
    weekday,
    month,
    date: date.getUTCDate(),
    day: clock.slice(0, 10),
  };
}
