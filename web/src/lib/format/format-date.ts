/* English only, without Intl: its first formatter takes 100 ms on a phone, too long for the home page. */
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const months = [
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
  return `${weekdays[date.getDay()]}, ${months[date.getMonth()]} ${date.getDate()}`;
}

/** “Friday, March 20, 2026” */
export function formatFullDay(date: Date): string {
  return `${formatLongDay(date)}, ${date.getFullYear()}`;
}

/** “6:05 PM” */
export function formatTime(date: Date): string {
  const hours = date.getHours();
  const minutes = String(date.getMinutes()).padStart(2, '0');
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** “Mar 1, 2026” */
export function formatShortDate(date: Date): string {
  return `${months[date.getMonth()]?.slice(0, 3)} ${date.getDate()}, ${date.getFullYear()}`;
}
