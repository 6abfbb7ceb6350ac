/** Such as “EDT”. Loads Intl, which is slow on phones: only for pages about one event. */
export function timeZoneName(instant: string, timeZone?: string): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZoneName: 'short', timeZone });
  const parts = format.formatToParts(Date.parse(instant));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** An instant as the value of a `datetime-local` input. */
export function toPickerValue(instant: string): string {
  const date = new Date(instant);
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  const day = [date.getFullYear(), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())].join(
    '-',
  );
  return `${day}T${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

/** The value of a `datetime-local` input as an instant; empty when it is invalid. */
export function fromPickerValue(value: string): string {
  const time = Date.parse(value);
  return Number.isNaN(time) ? '' : new Date(time).toISOString();
}
