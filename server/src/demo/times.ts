const hour = 3_600_000;

/** What is newer than this has not been read yet. */
export const unreadHours = 30;

export function hoursAgo(hours: number): string {
  return new Date(Date.now() - hours * hour).toISOString();
}

export function daysAgo(days: number): string {
  return hoursAgo(days * 24);
}

/** A day some days from now, as YYYY-MM-DD. */
export function dayFromNow(days: number): string {
  return daysAgo(-days).slice(0, 10);
}

/** A wall-clock time some days from now. */
export function daysFromNow(days: number, time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const date = new Date();
  date.setDate(date.getDate() + days);
  date.setHours(hours, minutes, 0, 0);
  return date.toISOString();
}
