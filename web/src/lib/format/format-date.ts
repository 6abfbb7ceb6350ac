/* English only, without Intl: its first formatter takes 100 ms on a phone, too long for the home page. */
export const weekdayNames = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
];
export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** “Friday, March 20” */
export function formatLongDay(date: Date): string {
  return `${weekdayNames[date.getDay()]}, ${monthNames[date.getMonth()]} ${date.getDate()}`;
}

/** “Friday, March 20, 2026” */
export function formatFullDay(date: Date): string {
  return `${formatLongDay(date)}, ${date.getFullYear()}`;
}

/** “6:05 PM” */
export function formatTime(date: Date): string {
  return formatClock(date.getHours(), date.getMinutes());
}

export function formatClock(hours: number, minutes: number): string {
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** “2026-03-20”, as the value of a date input and the days of the contract. */
export function formatDayKey(date: Date): string {
  const part = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${part(date.getMonth() + 1)}-${part(date.getDate())}`;
}

export const isDayKey = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);

/** The begin of a day in the time of this device. */
export function parseDayKey(key: string): Date {
  const [year = 0, month = 1, day = 1] = key.split('-').map(Number);
  return new Date(year, month - 1, day);
}

/** “Mar 1, 2026” */
export function formatShortDate(date: Date): string {
  return `${monthNames[date.getMonth()]?.slice(0, 3)} ${date.getDate()}, ${date.getFullYear()}`;
}
