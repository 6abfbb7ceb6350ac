import type { Event } from '#contract/events/contract.ts';
import type { Db } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { transaction } from '#server/db/transaction.ts';
import { events } from '../tables.ts';
import { notifyOfReminder } from './notify-guests.ts';

type DueEvent = Pick<Event, 'id' | 'authorId' | 'title' | 'eventDate' | 'location'>;

/** Reminds those who go to what begins within a day. */
export async function remindGuests(db: Db, timeZone: string): Promise<void> {
  while (await remindOfNext(db, timeZone));
}

async function remindOfNext(db: Db, timeZone: string): Promise<boolean> {
  return transaction(db, async (tx) => {
    const { rows } = await tx.execute<DueEvent>(sql`
      UPDATE ${events} SET reminded_at = now() WHERE id = (
        SELECT e.id FROM ${events} e
        WHERE e.event_date > now() AND e.event_date <= now() + interval '1 day' AND e.reminded_at IS NULL
        ORDER BY e.event_date, e.id LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED)
      RETURNING id, author_id AS "authorId", title, to_json(event_date) #>> '{}' AS "eventDate", location`);
    const [event] = rows;
    if (event) await notifyOfReminder(tx, event, timeZone);
    return event !== undefined;
  });
}
