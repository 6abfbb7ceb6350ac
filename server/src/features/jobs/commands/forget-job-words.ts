import type { Db } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { transaction } from '#server/db/transaction.ts';
import { jobWords } from '../tables.ts';

/** SQL: the words `w` that are in no title, skill or role of a job any more. */
const isUnused = sql`w.word NOT IN (
  SELECT unnest(tsvector_to_array(to_tsvector('words', searchable(j.title || ' ' || array_to_text(j.skills) || ' '
    || array_to_text(j.position_skills) || ' ' || array_to_text(j.position_roles))))) FROM jobs j)`;

/**
 * Deletes the words that jobs have left behind: of a deleted job, or of a title as it was. Without the lock, a job that is posted at
 * the same moment with such a word would be left without it.
 */
export async function forgetJobWords(db: Db): Promise<void> {
  const { rows } = await db.execute(
    sql`SELECT w.word FROM ${jobWords} w WHERE ${isUnused} LIMIT 1`,
  );
  if (rows.length === 0) return;
  await transaction(db, async (tx) => {
    await tx.execute(sql`LOCK TABLE ${jobWords} IN SHARE ROW EXCLUSIVE MODE`);
    await tx.execute(sql`DELETE FROM ${jobWords} w WHERE ${isUnused}`);
  });
}
