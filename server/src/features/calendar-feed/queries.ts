import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { sql } from '../../db/sql.ts';
import { statement } from '../../db/statement.ts';
import type { CalendarEntry } from '../../platform/calendar/calendar-file.ts';
import { isActiveMember } from '../users/queries.ts';
import { visibleMember } from '../visibility/queries/visible-members.ts';
import { calendarFeeds } from './tables.ts';

export async function findFeedId(db: Db, userId: string): Promise<string | null> {
  const [feed] = await db
    .select({ id: calendarFeeds.id })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.userId, userId));
  return feed?.id ?? null;
}

const activeOwner = statement<{ userId: string }, [feedId: string]>(
  'calendar_feed_owner',
  (feed) => sql`
  SELECT f.user_id AS "userId" FROM calendar_feeds f
  WHERE f.id = ${feed} AND ${isActiveMember(sql`f.user_id`)}`,
);

/** Null for a feed that was revoked, and for a member who is suspended or leaves. */
export async function findFeedOwner(db: Db, feedId: string): Promise<string | null> {
  const [owner] = await activeOwner(db, feedId);
  return owner?.userId ?? null;
}

type FeedEntry = Omit<CalendarEntry, 'url' | 'description'>;

/** What was long ago is left out: programs fetch the whole feed every hour. */
const answeredEvents = statement<FeedEntry, [userId: string]>(
  'calendar_feed_events',
  (user) => sql`
  SELECT e.id, e.title, e.location, to_json(e.event_date) #>> '{}' AS start, to_json(e.end_date) #>> '{}' AS end,
    to_json(e.updated_at) #>> '{}' AS changed
  FROM event_rsvps r JOIN events e ON e.id = r.event_id
  WHERE r.user_id = ${user} AND r.status IN ('going', 'maybe') AND e.event_date > now() - interval '1 year'
    AND ${visibleMember(user, sql`e.author_id`)}
  ORDER BY e.event_date DESC, e.id LIMIT 500`,
);

/** The events that a member goes to or may go to. */
export async function listFeedEvents(db: Db, userId: string): Promise<FeedEntry[]> {
  return answeredEvents(db, userId);
}
