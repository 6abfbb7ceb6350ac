import type { Db } from '#server/db/client.ts';
import { param, sql } from '#server/db/sql.ts';
import { contentViews } from '../tables.ts';

/** Deletes the views of a member's profile and items; those that the member made go with the member's row. */
export async function deleteViewsOf(tx: Db, userId: string): Promise<void> {
  const member = param(userId);
  await tx.execute(sql`DELETE FROM ${contentViews} WHERE (content_type, content_id) IN (
    SELECT 'profile', ${member}::text
    UNION ALL SELECT 'job', id FROM jobs WHERE author_id = ${member}
    UNION ALL SELECT 'post', id FROM posts WHERE author_id = ${member}
    UNION ALL SELECT 'event', id FROM events WHERE author_id = ${member})`);
}
