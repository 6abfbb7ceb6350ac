import { monthNames, weekdayNames } from '#web/lib/format/format-date.ts';

/** YYYY-MM */
export type Month = string;
/** YYYY-MM-DD */
export type Day = string;

const dayMs = 24 * 60 * 60_000;
const dayOf = (utc: number): Day => new Date(utc).toISOString().slice(0, 10);

export function monthOf(day: Day): Month {
  return day.slice(0, 7);
}

export function addDays(day: Day, count: number): Day {
  return dayOf(Date.parse(day) + count * dayMs);
}

export function addMonths(month: Month, count: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return dayOf(Date.UTC(year, number - 1 + count, 1)).slice(0, 7);
}

export function lastDayOf(month: Month): Day {
  return addDays(`${addMonths(month, 1)}-01`, -1);
}

/** “May 2031” */
export function nameOfMonth(month: Month): string {
  const [year, number] = month.split('-').map(Number);
  return `${monthNames[(number ?? 1) - 1]} ${year}`;
}

/** “Friday, May 2” */
export function nameOfDay(day: Day): string {
  const date = new Date(day);
  return `${weekdayNames[date.getUTCDay()]}, ${monthNames[date.getUTCMonth()]} ${date.getUTCDate()}`;
}

/** Whole weeks from Sunday, with the days of the neighbouring months at both ends. */
export function weeksOf(month: Month): Day[][] {
  const first = `${month}-01`;
  const start = addDays(first, -new Date(first).getUTCDay());
  const weeks: Day[][] = [];
  for (let day = start; day <= lastDayOf(month); day = addDays(day, 7))
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(day, index)));
  return weeks;
}
