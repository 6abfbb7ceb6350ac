import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { newId } from '../../db/ids.ts';
import { sql } from '../../db/sql.ts';
import { calendarFeeds } from './tables.ts';

/** Makes a feed for this member; the former one is no more. Returns its id. */
export async function createFeed(db: Db, userId: string): Promise<string> {
  const id = newId('calendar');
  await db
    .insert(calendarFeeds)
    .values({ userId, id })
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: { id, createdAt: sql`now()` } });
  return id;
}

/** Revoking twice has no further effect. */
export async function revokeFeed(db: Db, userId: string): Promise<void> {
  await db.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId));
}
