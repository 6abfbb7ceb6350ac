import { and, eq, isNull, lt, not, or } from 'drizzle-orm';
import { type BatchRun, isLeftOut } from '#server/db/batch-run.ts';
import type { Db } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { resumableUploads } from '../tables.ts';

export type ResumableUpload = typeof resumableUploads.$inferSelect;

export async function findResumableUpload(
  db: Db,
  userId: string,
  id: string,
): Promise<ResumableUpload | null> {
  const [found] = await db
    .select()
    .from(resumableUploads)
    .where(and(eq(resumableUploads.id, id), eq(resumableUploads.userId, userId)));
  return found ?? null;
}

export async function hasResumableUpload(db: Db, id: string): Promise<boolean> {
  return (await db.$count(resumableUploads, eq(resumableUploads.id, id))) > 0;
}

export async function countOpenUploads(db: Db, userId: string): Promise<number> {
  return db.$count(
    resumableUploads,
    and(eq(resumableUploads.userId, userId), isNull(resumableUploads.uploadId)),
  );
}

export async function listExpiredUploads(db: Db, run: BatchRun): Promise<ResumableUpload[]> {
  return db
    .select()
    .from(resumableUploads)
    .where(
      and(
        or(
          lt(resumableUploads.touchedAt, sql`now() - interval '1 day'`),
          isNull(resumableUploads.userId),
        ),
        not(isLeftOut(run, sql`${resumableUploads.id}`)),
      ),
    )
    .limit(200);
}
