import { z } from 'zod';

/** Written into each backup; a later format gets another number. */
export const backupFormat = 1;

/** The first entry of a backup. */
export const backupFacts = z.strictObject({
  format: z.literal(backupFormat),
  version: z.string().max(60),
  createdAt: z.iso.datetime(),
  /** The key that cookies and links are signed with; null where the operator has set SECRET_KEY. */
  secretKey: z.string().max(1000).nullable(),
  /** Tells whether another SECRET_KEY is set where the backup is restored. */
  secretKeyCheck: z.string().max(200),
});
export type BackupFacts = z.output<typeof backupFacts>;

/** What becomes part of a statement is a plain name, or a bound that we spell ourselves. */
const identifier = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/);
const schema = z.enum(['public', 'drizzle', 'pgboss']);
const range =
  /^FOR VALUES FROM \('(\d{4})-(0[1-9]|1[0-2])-01(?: 00:00:00\+00)?'\) TO \('(\d{4})-(0[1-9]|1[0-2])-01(?: 00:00:00\+00)?'\)$/;

/** The first days of a partition's month and of the next one; null for anything but such a month. */
export function monthOfBound(text: string): [since: string, until: string] | null {
  const [, year, monthNumber, nextYear, nextMonth] = range.exec(text) ?? [];
  const follows =
    Number(year) * 12 + Number(monthNumber) + 1 === Number(nextYear) * 12 + Number(nextMonth);
  return follows ? [`${year}-${monthNumber}-01`, `${nextYear}-${nextMonth}-01`] : null;
}

const table = z.strictObject({
  schema,
  name: identifier,
  /** Without generated ones. */
  columns: z.array(identifier).min(1).max(500),
  partitions: z.array(z.strictObject({ name: identifier, bound: z.string().max(200) })).max(5000),
  bytes: z.coerce.number(),
});
export type BackupTable = z.output<typeof table>;

/** What the database is like at the moment of the backup; comes before the tables. */
export const databaseFacts = z.strictObject({
  postgres: z.string(),
  /** When each migration was made, in milliseconds: what the migrator knows them by. */
  migrations: z.array(z.coerce.number().int().positive()).min(1),
  tables: z.array(table).max(1000),
  sequences: z.array(
    z.strictObject({ schema, name: identifier, value: z.string().regex(/^\d{1,19}$/) }),
  ),
});
export type DatabaseFacts = z.output<typeof databaseFacts>;

/** Rows by table; comes after the tables. */
export const rowCounts = z.record(z.string(), z.number());

export const entryNames = {
  backup: 'callboard.json',
  database: 'database.json',
  rows: 'rows.json',
  checksums: 'SHA256SUMS',
  signature: 'SIGNATURE',
  files: 'files/',
  tables: 'tables/',
} as const;

export const nameOf = ({ schema, name }: { schema: string; name: string }) => `${schema}.${name}`;

export type OnProgress = (doing: string, share: number) => void;
