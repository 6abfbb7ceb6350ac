import type { Db } from '../../db/client.ts';
import { type Fragment, param, sql } from '../../db/sql.ts';
import { isActiveMember } from '../users/queries.ts';

/**
 * What a table of works has for its comments: `comment_count`, comments and replies of active members, and
 * `is_commenting_open`. `reference` is the column of a comment that names the work.
 */
export function commentingOn(table: Fragment, reference: Fragment) {
  return {
    /** Locks the work until the transaction ends: its comments are changed one after the other. False where it is gone. */
    lock: async (tx: Db, id: string): Promise<boolean> => {
      const { rowCount } = await tx.execute(
        sql`SELECT 1 FROM ${table} w WHERE w.id = ${param(id)} FOR NO KEY UPDATE`,
      );
      return rowCount === 1;
    },
    addToCount: async (tx: Db, id: string, added: number): Promise<void> => {
      await tx.execute(
        sql`UPDATE ${table} SET comment_count = comment_count + ${param(added)}::int WHERE id = ${param(id)}`,
      );
    },
    /** Counts anew on every work that this member commented on. */
    recountWorksOf: async (tx: Db, authorId: string): Promise<void> => {
      const commented = sql`w.id IN (SELECT c.${reference} FROM comments c WHERE c.author_id = ${param(authorId)})`;
      // A count in the same statement as the lock would miss a comment that was committed while it waited.
      await tx.execute(
        sql`SELECT 1 FROM ${table} w WHERE ${commented} ORDER BY w.id FOR NO KEY UPDATE`,
      );
      await tx.execute(sql`UPDATE ${table} w SET comment_count = (SELECT count(*) FROM comments c
          WHERE c.${reference} = w.id AND ${isActiveMember(sql`c.author_id`)})
        WHERE ${commented}`);
    },
    setOpen: async (tx: Db, id: string, isOpen: boolean): Promise<void> => {
      await tx.execute(
        sql`UPDATE ${table} SET is_commenting_open = ${param(isOpen)} WHERE id = ${param(id)}`,
      );
    },
  };
}

export type Commenting = ReturnType<typeof commentingOn>;
