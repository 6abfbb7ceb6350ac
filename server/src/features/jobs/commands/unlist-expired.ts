import type { Db } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';

/** Takes expired jobs out of the index of a search, which leaves them out by their time already. */
export async function unlistExpired(db: Db): Promise<void> {
  await db.execute(sql`UPDATE jobs SET is_listed = false WHERE is_listed AND now() >= expires_at`);
}
