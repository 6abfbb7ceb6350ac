import type { Db } from '#server/db/client.ts';
import { keptDays } from '#server/db/kept-days.ts';
import { param, sql } from '#server/db/sql.ts';
import { notifications } from '../tables.ts';

const batch = 5_000;

/** In pieces, so that nobody waits for the locks of a large one. */
export async function deleteOldNotifications(db: Db): Promise<void> {
  for (let deleted = batch; deleted === batch; ) {
    const { rowCount } = await db.execute(sql`DELETE FROM ${notifications} WHERE id IN (
      SELECT id FROM ${notifications} WHERE created_at < now() - make_interval(days => ${param(keptDays.notifications)})
      ORDER BY created_at LIMIT ${param(batch)})`);
    deleted = rowCount ?? 0;
  }
}
