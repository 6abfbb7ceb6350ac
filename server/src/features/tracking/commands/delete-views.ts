import type { Db } from '#server/db/client.ts';
import { param, sql } from '#server/db/sql.ts';
import { analyticsEvents, contentViews, textHighlights } from '../tables.ts';

/** Deletes what others looked at, opened and highlighted of a member, and what the member did. */
export async function deleteViewsOf(tx: Db, userId: string): Promise<void> {
  const member = param(userId);
  const items = sql`SELECT 'profile', ${member}::text
    UNION ALL SELECT 'job', id FROM jobs WHERE author_id = ${member}
    UNION ALL SELECT 'post', id FROM posts WHERE author_id = ${member}
    UNION ALL SELECT 'event', id FROM events WHERE author_id = ${member}`;
  await tx.execute(sql`DELETE FROM ${contentViews} WHERE (content_type, content_id) IN (${items})`);
  await tx.execute(
    sql`DELETE FROM ${analyticsEvents} WHERE (target_type, target_id) IN (${items})`,
  );
  await tx.execute(sql`DELETE FROM ${analyticsEvents} WHERE user_id = ${member}`);
  await tx.execute(sql`DELETE FROM ${textHighlights} WHERE user_id = ${member}
    OR post_id IN (SELECT id FROM posts WHERE author_id = ${member})`);
  await tx.execute(sql`DELETE FROM content_totals WHERE (content_type, content_id) IN (${items})`);
}
