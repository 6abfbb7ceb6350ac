import type { Db } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { schoolDay } from '#server/platform/school-time.ts';
import { rollUp } from './roll-up.ts';

/** Counts when anything was written or a day has begun since it last did; the returned function is called every minute. */
export function rollUpChanges(db: Db, timeZone: string): (now: number) => Promise<void> {
  let counted: string | null = null;
  return async (now) => {
    const written = `${schoolDay(now, timeZone)} ${await lastWritten(db)}`;
    if (written === counted) return;
    await rollUp(db, timeZone, now);
    counted = written;
  };
}

/** Says something else after each write that is counted. A sequence moves also for an event that happened earlier. */
async function lastWritten(db: Db): Promise<string> {
  const { rows } = await db.execute<{ last: string }>(sql`
    SELECT concat_ws(' ', (SELECT last_value FROM analytics_events_id_seq),
      (SELECT last_value FROM text_highlights_id_seq), (SELECT max(viewed_at) FROM content_views WHERE content_type = 'post'),
      (SELECT max(viewed_at) FROM content_views WHERE content_type = 'job'),
      (SELECT max(viewed_at) FROM content_views WHERE content_type = 'event'),
      (SELECT max(viewed_at) FROM content_views WHERE content_type = 'profile'),
      (SELECT max(created_at) FROM applications), (SELECT max(decided_at) FROM applications)) AS last`);
  return rows[0]?.last ?? '';
}
