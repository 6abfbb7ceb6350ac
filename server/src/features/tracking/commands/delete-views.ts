import type { Db } from '#server/db/client.ts';
import { param, sql } from '#server/db/sql.ts';
import { contentViews, userActions } from '../tables.ts';

/** Deletes what others looked at and opened of a member; what the member did goes with the member's row. */
export async function deleteViewsOf(tx: Db, userId: string): Promise<void> {
  const member = param(userId);
  const items = sql`SELECT 'profile', ${member}::text
    UNION ALL SELECT 'job', id FROM jobs WHERE author_id = ${member}
    UNION ALL SELECT 'post', id FROM posts WHERE author_id = ${member}
    UNION ALL SELECT 'event', id FROM events WHERE author_id = ${member}`;
  await tx.execute(sql`DELETE FROM ${contentViews} WHERE (content_type, content_id) IN (${items})`);
  await tx.execute(sql`DELETE FROM ${userActions} WHERE (target_type, target_id) IN (${items})`);
}
