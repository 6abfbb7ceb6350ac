import { dayOf } from './random-activity.ts';

export interface Group<T> {
  key: string;
  rows: T[];
  /** How many different members. */
  people: number;
}

/** The rows by key, the largest group first, then by key: as every list of a report is sorted. */
export function groupsOf<T>(
  rows: T[],
  keyOf: (row: T) => string | null,
  memberOf: (row: T) => string,
): Group<T>[] {
  const groups = Map.groupBy(rows, keyOf);
  groups.delete(null);
  return [...groups]
    .map(([key, found]) => ({
      key: key ?? '',
      rows: found,
      people: new Set(found.map(memberOf)).size,
    }))
    .toSorted((a, b) => b.rows.length - a.rows.length || (a.key < b.key ? -1 : 1));
}

/** On one of the last days of the school. */
export function within(days: number): (at: string) => boolean {
  const first = lastDays(days)[0] ?? '';
  return (at) => dayOf(at) >= first;
}

/** What may be counted for so many people at least: for an analyst, rows of a key on a day with enough of them. */
export function countable<T>(
  rows: T[],
  keyOf: (row: T) => string | null,
  memberOf: (row: T) => string,
  instantOf: (row: T) => string,
  fewest: number,
): T[] {
  if (fewest === 1) return rows;
  return groupsOf(rows, (row) => `${keyOf(row)} ${dayOf(instantOf(row))}`, memberOf)
    .filter(({ people }) => people >= fewest)
    .flatMap((group) => group.rows);
}

/** The last days of the school up to that of `activityNow`. */
export function lastDays(days: number): string[] {
  const today = Date.parse('2026-03-10');
  return Array.from({ length: days }, (_, n) =>
    new Date(today - (days - 1 - n) * 86_400_000).toISOString().slice(0, 10),
  );
}

export const userOf = ({ userId }: { userId: string }) => userId;
export const viewerOf = ({ viewerId }: { viewerId: string }) => viewerId;
export const applicantOf = ({ applicantId }: { applicantId: string }) => applicantId;
export const createdAtOf = ({ createdAt }: { createdAt: string }) => createdAt;
export const viewedAtOf = ({ viewedAt }: { viewedAt: string }) => viewedAt;
