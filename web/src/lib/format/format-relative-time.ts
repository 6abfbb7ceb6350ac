import { formatShortDate } from './format-date.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
const week = 7 * day;

/** Relative up to a week, then the date. */
export function formatRelativeTime(instant: string, now: number = Date.now()): string {
  const then = Date.parse(instant);
  const seconds = Math.max(0, Math.round((now - then) / 1_000));
  if (seconds < minute) return 'just now';
  if (seconds < hour) return ago(seconds / minute, 'minute');
  if (seconds < day) return ago(seconds / hour, 'hour');
  if (seconds < 2 * day) return 'yesterday';
  if (seconds < week) return ago(seconds / day, 'day');
  return formatShortDate(new Date(then));
}

function ago(amount: number, unit: string): string {
  const whole = Math.floor(amount);
  return `${whole} ${unit}${whole === 1 ? '' : 's'} ago`;
}
