import type { Db } from '../db/client.ts';
import { param, sql } from '../db/sql.ts';
import { rollUpDays } from '../features/analytics/commands/roll-up.ts';
import { addDays, schoolDay } from '../platform/school-time.ts';

/** What nothing ties to a member but an id: what the demo did, and how often it was looked at. Before the members go. */
export async function removeActivity(tx: Db, userIds: string[]): Promise<void> {
  const members = param(userIds);
  await tx.execute(sql`DELETE FROM analytics_events WHERE user_id = ANY (${members}::text[])`);
  await tx.execute(sql`DELETE FROM text_highlights WHERE user_id = ANY (${members}::text[])`);
  await tx.execute(sql`
    WITH gone AS (SELECT 'profile' AS type, id FROM unnest(${members}::text[]) id
      UNION ALL SELECT 'job', id FROM jobs WHERE author_id = ANY (${members}::text[])
      UNION ALL SELECT 'post', id FROM posts WHERE author_id = ANY (${members}::text[])
      UNION ALL SELECT 'event', id FROM events WHERE author_id = ANY (${members}::text[])),
    views AS (DELETE FROM content_views v USING gone WHERE v.content_type = gone.type AND v.content_id = gone.id)
    DELETE FROM content_totals t USING gone WHERE t.content_type = gone.type AND t.content_id = gone.id`);
}

/** Counts the days again of which rows are kept; what an older demo left in the history stays. After the members are gone. */
export async function recountActivity(tx: Db, timeZone: string): Promise<void> {
  const lastDay = schoolDay(Date.now(), timeZone);
  await rollUpDays(tx, timeZone, { firstDay: addDays(lastDay, -91), lastDay });
}
