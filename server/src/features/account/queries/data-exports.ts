import { and, desc, eq, inArray } from 'drizzle-orm';
import type { DataExport } from '#contract/account/contract.ts';
import type { Db } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { AppError } from '#server/errors/app-error.ts';
import { dataExports } from '../tables.ts';

export const exportColumns = {
  id: dataExports.id,
  status: dataExports.status,
  progress: dataExports.progress,
  size: dataExports.size,
  createdAt: dataExports.createdAt,
  expiresAt: dataExports.expiresAt,
};

export const exportFolder = 'exports/';

export function exportKey(id: string): string {
  return `${exportFolder}${id}.zip`;
}

/** SQL: a copy can be downloaded. */
const isKept = sql<boolean>`(${dataExports.expiresAt} IS NULL OR ${dataExports.expiresAt} > now())`;

/** The copies of a member's data, newest first. */
export async function listExports(db: Db, userId: string): Promise<DataExport[]> {
  return db
    .select(exportColumns)
    .from(dataExports)
    .where(and(eq(dataExports.userId, userId), isKept))
    .orderBy(desc(dataExports.createdAt), desc(dataExports.id))
    .limit(20);
}

/** A copy of the member's own data that is ready; another member's is not there at all. */
export async function getReadyExport(db: Db, userId: string, id: string): Promise<DataExport> {
  const [found] = await db
    .select(exportColumns)
    .from(dataExports)
    .where(
      and(
        eq(dataExports.id, id),
        eq(dataExports.userId, userId),
        eq(dataExports.status, 'ready'),
        isKept,
      ),
    );
  if (!found) throw new AppError('not_found', 'This copy of your data is no longer here.');
  return found;
}

/** The member of a copy that is to be prepared; null when it is done or gone. */
export async function findExportOwner(db: Db, id: string): Promise<string | null> {
  const [found] = await db
    .select({ userId: dataExports.userId })
    .from(dataExports)
    .where(and(eq(dataExports.id, id), eq(dataExports.status, 'pending')));
  return found?.userId ?? null;
}

/** Which of these copies have a row. */
export async function knownExports(db: Db, ids: string[]): Promise<Set<string>> {
  const found = await db
    .select({ id: dataExports.id })
    .from(dataExports)
    .where(inArray(dataExports.id, ids));
  return new Set(found.map(({ id }) => id));
}
