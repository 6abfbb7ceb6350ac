/** The member's English, since the rest of the page is English too. */
function locale(): string {
  return navigator.languages.find((language) => language.startsWith('en')) ?? 'en-US';
}

/** “Friday, May 1, 2030”, where the member is. */
export function formatDay(instant: string, timeZone?: string): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'full', timeZone }).format(
    Date.parse(instant),
  );
}

/** “6:00 PM EDT”: twelve hours, and which clock is meant. */
export function formatTime(instant: string, timeZone?: string): string {
  return new Intl.DateTimeFormat(locale(), {
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h12',
    timeZoneName: 'short',
    timeZone,
  }).format(Date.parse(instant));
}

/** An instant as a local date and time picker holds it. */
export function toPickerValue(instant: string): string {
  const date = new Date(instant);
  const two = (number: number) => String(number).padStart(2, '0');
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** What a picker holds as an instant; empty when it is no moment of time. */
export function fromPickerValue(value: string): string {
  const time = Date.parse(value);
  return Number.isNaN(time) ? '' : new Date(time).toISOString();
}
