const day = 86_400_000;

/** The Monday of the week in which this moment falls at the school, as YYYY-MM-DD. */
export function weekOf(now: number, timeZone: string): string {
  const local = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now);
  const today = new Date(`${local}T00:00:00Z`);
  const daysSinceMonday = (today.getUTCDay() + 6) % 7;
  return new Date(today.getTime() - daysSinceMonday * day).toISOString().slice(0, 10);
}
