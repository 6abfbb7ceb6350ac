/** “EDT”: which clock the member's times are by. Costly, for pages that are about one moment. */
export function timeZoneName(instant: string, timeZone?: string): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZoneName: 'short', timeZone });
  const parts = format.formatToParts(Date.parse(instant));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** An instant as a local date and time picker holds it. */
export function toPickerValue(instant: string): string {
  const date = new Date(instant);
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  const day = [date.getFullYear(), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())].join(
    '-',
  );
  return `${day}T${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

/** What a picker holds as an instant; empty when it is no moment of time. */
export function fromPickerValue(value: string): string {
  const time = Date.parse(value);
  return Number.isNaN(time) ? '' : new Date(time).toISOString();
}
