import { z } from 'zod';

/** Written into each backup; a later format gets another number. */
export const backupFormat = 1;

/** The first entry of a backup. */
export const backupFacts = z.object({
  format: z.literal(backupFormat),
  version: z.string(),
  createdAt: z.iso.datetime(),
  /** The key that cookies and links are signed with; null where the operator has set SECRET_KEY. */
  secretKey: z.string().nullable(),
  /** Tells whether another SECRET_KEY is set where the backup is restored. */
  secretKeyCheck: z.string(),
});
export type BackupFacts = z.output<typeof backupFacts>;

const table = z.object({
  schema: z.string(),
  name: z.string(),
  /** Without generated ones. */
  columns: z.array(z.string()),
  partitions: z.array(z.object({ name: z.string(), bound: z.string() })),
  bytes: z.coerce.number(),
});
export type BackupTable = z.output<typeof table>;

/** What the database is like at the moment of the backup; comes before the tables. */
export const databaseFacts = z.object({
  postgres: z.string(),
  /** When each migration was made, in milliseconds: what the migrator knows them by. */
  migrations: z.array(z.coerce.number()),
  tables: z.array(table),
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), value: z.string() })),
});
export type DatabaseFacts = z.output<typeof databaseFacts>;

/** Rows by table; comes after the tables. */
export const rowCounts = z.record(z.string(), z.number());

export const entryNames = {
  backup: 'callboard.json',
  database: 'database.json',
  rows: 'rows.json',
  checksums: 'SHA256SUMS',
  files: 'files/',
  tables: 'tables/',
} as const;

export const nameOf = ({ schema, name }: { schema: string; name: string }) => `${schema}.${name}`;

export type OnProgress = (doing: string, share: number) => void;
