import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { newId } from '#server/db/ids.ts';
import type { Draft } from '../queries.ts';
import { type DraftPart, uploadDrafts } from '../tables.ts';

export async function createDraft(
  db: Db,
  draft: { userId: string; name: string; size: number },
): Promise<Draft> {
  const [made] = await db
    .insert(uploadDrafts)
    .values({ id: newId('draft'), ...draft })
    .returning();
  if (!made) throw new Error('The draft was not created.');
  return made;
}

/** A draft lives on for a day after it was last heard of. */
export async function touchDraft(db: Db, id: string): Promise<void> {
  await db.update(uploadDrafts).set({ touchedAt: sql`now()` }).where(eq(uploadDrafts.id, id));
}

/** Adds the next part; false where another connection was quicker, or the draft is gone. */
export async function addDraftPart(
  db: Db,
  id: string,
  earlierParts: number,
  part: DraftPart,
): Promise<boolean> {
  const changed = await db
    .update(uploadDrafts)
    .set({
      parts: sql`${uploadDrafts.parts} || ${JSON.stringify([part])}::jsonb`,
      touchedAt: sql`now()`,
    })
    .where(
      and(
        eq(uploadDrafts.id, id),
        isNull(uploadDrafts.uploadId),
        eq(sql`jsonb_array_length(${uploadDrafts.parts})`, earlierParts),
      ),
    )
    .returning({ id: uploadDrafts.id });
  return changed.length > 0;
}

export async function finishDraft(db: Db, id: string, uploadId: string): Promise<void> {
  await db
    .update(uploadDrafts)
    .set({ uploadId, touchedAt: sql`now()` })
    .where(eq(uploadDrafts.id, id));
}

export async function deleteDraft(db: Db, id: string): Promise<void> {
  await db.delete(uploadDrafts).where(eq(uploadDrafts.id, id));
}

export async function listExpiredDrafts(db: Db): Promise<Draft[]> {
  return db
    .select()
    .from(uploadDrafts)
    .where(
      or(lt(uploadDrafts.touchedAt, sql`now() - interval '1 day'`), isNull(uploadDrafts.userId)),
    )
    .limit(200);
}
