/** “Friday, May 2, 7:30 PM EDT”, by the clock of this zone. */
export function formatEventTime(instant: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
    .format(Date.parse(instant))
    .replaceAll('\u202f', ' ')
    .replace(' at ', ', ');
}
