import { formatFullDay, monthNames, parseDayKey } from '#web/lib/format/format-date.ts';
import type { ChartAxis } from './chart-series.ts';

const shortMonth = (month: number) => monthNames[month - 1]?.slice(0, 3);

function readMonth(key: string): [year: number, month: number] {
  const [year = 0, month = 1] = key.split('-').map(Number);
  return [year, month];
}

/** Days as YYYY-MM-DD. */
export const dayAxis: ChartAxis = {
  label: 'Day',
  key: 'date',
  format: (day) => formatFullDay(parseDayKey(day)),
  formatShort: (day) => `${shortMonth(readMonth(day)[1])} ${Number(day.slice(8))}`,
};

/** Months as YYYY-MM. */
export const monthAxis: ChartAxis = {
  label: 'Month',
  key: 'month',
  format: (key) => `${monthNames[readMonth(key)[1] - 1]} ${readMonth(key)[0]}`,
  formatShort: (key) => `${shortMonth(readMonth(key)[1])}`,
};
