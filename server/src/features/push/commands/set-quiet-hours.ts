import { eq } from 'drizzle-orm';
import type { QuietHours } from '#contract/push/quiet-hours.ts';
import type { Db } from '#server/db/client.ts';
import { param, sql } from '#server/db/sql.ts';
import { AppError } from '#server/errors/app-error.ts';
import { quietHours } from '../tables.ts';

/** A time zone that PostgreSQL does not know would fail the query that finds what to push, for everybody. */
export async function setQuietHours(
  db: Db,
  viewer: { id: string },
  hours: QuietHours | null,
): Promise<void> {
  if (!hours) {
    await db.delete(quietHours).where(eq(quietHours.userId, viewer.id));
    return;
  }
  const { rowCount } = await db.execute(sql`
    INSERT INTO ${quietHours} (user_id, starts_at, ends_at, time_zone)
    SELECT ${param(viewer.id)}, ${param(hours.from)}::time, ${param(hours.until)}::time, name
    FROM pg_timezone_names WHERE name = ${param(hours.timeZone)}
    ON CONFLICT (user_id) DO UPDATE
      SET starts_at = excluded.starts_at, ends_at = excluded.ends_at, time_zone = excluded.time_zone`);
  if (!rowCount) throw new AppError('invalid', 'This time zone is not known.');
}
