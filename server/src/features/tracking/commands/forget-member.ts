import type { Db } from '#server/db/client.ts';
import { param, sql } from '#server/db/sql.ts';

/** Deletes what a member did; that they looked at something stays, without how long and how. */
export async function forgetEventsOf(tx: Db, userId: string): Promise<void> {
  const member = param(userId);
  await tx.execute(sql`DELETE FROM analytics_events WHERE user_id = ${member}`);
  await tx.execute(sql`
    WITH looks AS (
      SELECT content_type, content_id, day, view_duration FROM content_views WHERE viewer_id = ${member} FOR UPDATE),
    seconds AS (SELECT content_type, content_id, sum(view_duration) AS sum FROM looks GROUP BY 1, 2),
    totals AS (UPDATE content_totals t SET duration = greatest(t.duration - seconds.sum, 0) FROM seconds
      WHERE (t.content_type, t.content_id) = (seconds.content_type, seconds.content_id))
    UPDATE content_views v SET view_duration = 0, scroll_depth = 0, metadata = NULL FROM looks
    WHERE v.viewer_id = ${member}
      AND (v.content_type, v.content_id, v.day) = (looks.content_type, looks.content_id, looks.day)`);
}

export async function forgetHighlightsOf(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`DELETE FROM text_highlights WHERE user_id = ${param(userId)}`);
}
