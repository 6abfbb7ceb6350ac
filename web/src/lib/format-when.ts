import { once } from './once.ts';

const relative = once(() => new Intl.RelativeTimeFormat('en', { numeric: 'auto' }));
const day = once(
  () => new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', year: 'numeric' }),
);

const minute = 60;
const hour = 60 * minute;
const week = 7 * 24 * hour;

/** How long ago something was: in words up to a week, then its date. */
export function formatWhen(instant: string, now: number = Date.now()): string {
  const then = Date.parse(instant);
  const seconds = Math.max(0, Math.round((now - then) / 1_000));
  if (seconds < minute) return 'just now';
  if (seconds < hour) return relative().format(-Math.floor(seconds / minute), 'minute');
  if (seconds < 24 * hour) return relative().format(-Math.floor(seconds / hour), 'hour');
  if (seconds < week) return relative().format(-Math.floor(seconds / (24 * hour)), 'day');
  return day().format(then);
}
