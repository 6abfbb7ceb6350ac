/*
 * The page is English, so its dates need no Intl: the first formatter of a page costs a phone a tenth of a second,
 * which the home page does not have.
 */
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
export function longDay(date: Date): string {
  return `${weekdays[date.getDay()]}, ${months[date.getMonth()]} ${date.getDate()}`;
}

/** “Mar 1, 2026” */
export function shortDate(date: Date): string {
  return `${months[date.getMonth()]?.slice(0, 3)} ${date.getDate()}, ${date.getFullYear()}`;
}
