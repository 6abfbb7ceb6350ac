import type { Db } from '../../db/client.ts';
import { param, sql } from '../../db/sql.ts';
import { forgetUnused } from '../search-words/commands.ts';
import { searchWords } from './tables.ts';

interface NamedMember {
  firstName: string;
  lastName: string;
  skills: string[];
  major: string | null;
  program: string | null;
}

/**
 * Deletes the words of a deleted member that no other member has. Without the lock, a member who signs up at the same
 * moment with the same name would be left without it.
 */
export async function forgetWords(tx: Db, member: NamedMember): Promise<void> {
  const { firstName, lastName, skills, major, program } = member;
  const text = [firstName, lastName, ...skills, major ?? '', program ?? ''].join(' ');
  await tx.execute(sql`LOCK TABLE ${searchWords} IN SHARE ROW EXCLUSIVE MODE`);
  await tx.execute(sql`DELETE FROM ${searchWords} w
    WHERE w.word = ANY (tsvector_to_array(to_tsvector('simple', searchable(${param(text)})))
        || tsvector_to_array(to_tsvector('words', searchable(${param(text)}))))
      AND NOT EXISTS (SELECT FROM users u WHERE u.search_skills @@ plainto_tsquery('simple', w.word))`);
}

/** SQL: the words `w` that no member has any more. */
const isUnused = sql`w.word NOT IN (
  SELECT unnest(tsvector_to_array(to_tsvector('simple', said)) || tsvector_to_array(to_tsvector('words', said)))
  FROM users u, searchable(concat_ws(' ', u.first_name, u.last_name, array_to_text(u.skills), u.major, u.program)) said)`;

/** Deletes what members have left behind by another name, skill or program. */
export async function forgetUnusedWords(db: Db): Promise<void> {
  await forgetUnused(db, searchWords, isUnused);
}
