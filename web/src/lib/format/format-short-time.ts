import { formatShortDate, formatTime } from './format-date.ts';

/** “6:05 PM” today, “Yesterday”, “Nov 9”, and with its year when that is another one. */
export function formatShortTime(instant: string, now = new Date()): string {
  const date = new Date(instant);
  if (isSameDay(date, now) || date > now) return formatTime(date);
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (isSameDay(date, yesterday)) return 'Yesterday';
  const full = formatShortDate(date);
  return date.getFullYear() === now.getFullYear() ? full.slice(0, full.indexOf(',')) : full;
}

function isSameDay(one: Date, other: Date): boolean {
  return one.toDateString() === other.toDateString();
}
