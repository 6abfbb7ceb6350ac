/** A moment, and the clock of the school. */
export interface SchoolTime {
  now: number;
  timeZone: string;
}

/** The day at the school, as YYYY-MM-DD. */
export function schoolDay({ now, timeZone }: SchoolTime): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now);
}
