import type { Db } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { forgetUnused } from '../../search-words/commands.ts';
import { jobWords } from '../tables.ts';

/** SQL: the words `w` that are in no title, skill or role of a job any more. */
const isUnused = sql`w.word NOT IN (
  SELECT unnest(tsvector_to_array(to_tsvector('words', searchable(j.title || ' ' || array_to_text(j.skills) || ' '
    || array_to_text(j.position_skills) || ' ' || array_to_text(j.position_roles))))) FROM jobs j)`;

/** Deletes the words that jobs have left behind: of a deleted job, or of a title as it was. */
export async function forgetJobWords(db: Db): Promise<void> {
  await forgetUnused(db, jobWords, isUnused);
}
