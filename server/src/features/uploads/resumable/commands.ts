import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { newId } from '#server/db/ids.ts';
import { param, sql } from '#server/db/sql.ts';
import { resumableUploads, type UploadPart } from '../tables.ts';
import type { ResumableUpload } from './queries.ts';

export async function createResumableUpload(
  db: Db,
  resumable: { userId: string; name: string; size: number },
): Promise<ResumableUpload> {
  const [created] = await db
    .insert(resumableUploads)
    .values({ id: newId('upload'), ...resumable })
    .returning();
  if (!created) throw new Error('The resumable upload was not created.');
  return created;
}

/** A resumable upload expires a day after its last request. */
export async function touchResumableUpload(db: Db, id: string): Promise<void> {
  await db
    .update(resumableUploads)
    .set({ touchedAt: sql`now()` })
    .where(eq(resumableUploads.id, id));
}

/** Appends a part; false when another connection has appended one since, or the resumable upload is gone. */
export async function addUploadPart(
  db: Db,
  id: string,
  earlierParts: number,
  part: UploadPart,
): Promise<boolean> {
  const changed = await db
    .update(resumableUploads)
    .set({
      parts: sql`${resumableUploads.parts} || ${param(JSON.stringify([part]))}::jsonb`,
      touchedAt: sql`now()`,
    })
    .where(
      and(
        eq(resumableUploads.id, id),
        isNull(resumableUploads.uploadId),
        eq(sql`jsonb_array_length(${resumableUploads.parts})`, earlierParts),
      ),
    )
    .returning({ id: resumableUploads.id });
  return changed.length > 0;
}

export async function finishResumableUpload(db: Db, id: string, uploadId: string): Promise<void> {
  await db
    .update(resumableUploads)
    .set({ uploadId, touchedAt: sql`now()` })
    .where(eq(resumableUploads.id, id));
}

export async function deleteResumableUpload(db: Db, id: string): Promise<void> {
  await db.delete(resumableUploads).where(eq(resumableUploads.id, id));
}
