import type { Db } from '#server/db/client.ts';
import { param, sql } from '#server/db/sql.ts';

/** The ids of this member's works that someone has commented on. */
export async function listCommentedWorks(db: Db, ownerId: string): Promise<string[]> {
  const owner = param(ownerId);
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT w.id FROM (SELECT id FROM posts WHERE author_id = ${owner}
      UNION ALL SELECT id FROM portfolio_items WHERE user_id = ${owner}
      UNION ALL SELECT id FROM events WHERE author_id = ${owner}) w
    WHERE EXISTS (SELECT 1 FROM comments c WHERE c.work_id = w.id AND c.reply_to IS NULL)`);
  return rows.map(({ id }) => id);
}
