import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
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

export async function countOpenUploads(db: Db, userId: string): Promise<number> {
  return db.$count(
    resumableUploads,
    and(eq(resumableUploads.userId, userId), isNull(resumableUploads.uploadId)),
  );
}
