import type { Event } from '#contract/events/contract.ts';
import {
  type BatchRun,
  isLeftOut,
  startRun,
  throwFailures,
  workThrough,
} from '#server/db/batch-run.ts';
import type { Db } from '#server/db/client.ts';
import { param, sql } from '#server/db/sql.ts';
import { transaction } from '#server/db/transaction.ts';
import { listGuestIds } from '../queries/list-guest-ids.ts';
import { events } from '../tables.ts';
import { notifyOfReminder } from './notify-guests.ts';

type DueEvent = Pick<Event, 'id' | 'authorId' | 'title' | 'eventDate' | 'location'>;

/** Reminds those who go to what begins within a day. */
export async function remindGuests(db: Db, timeZone: string): Promise<void> {
  const run = startRun('remind-guests');
  while (await remindOfNext(db, run, timeZone));
  throwFailures(run);
}

async function remindOfNext(db: Db, run: BatchRun, timeZone: string): Promise<boolean> {
  return transaction(db, async (tx) => {
    const event = await lockNext(tx, run);
    if (!event) return false;
    await workThrough(tx, run, [event.id], (savepoint) =>
      remindOf(savepoint, run, event, timeZone),
    );
    return true;
  });
}

/** The event stays due until each guest was reminded or set aside; nobody is reminded twice. */
async function remindOf(tx: Db, run: BatchRun, event: DueEvent, timeZone: string): Promise<void> {
  const guests = startRun('remind-guest', event.id);
  await workThrough(tx, guests, await listGuestIds(tx, event.id, ['going']), (savepoint, ids) =>
    notifyOfReminder(savepoint, event, ids, timeZone),
  );
  const [failure] = guests.failures.values();
  if (guests.failures.size > 0) run.failures.set(event.id, failure);
  else
    await tx.execute(sql`UPDATE ${events} SET reminded_at = now() WHERE id = ${param(event.id)}`);
}

async function lockNext(tx: Db, run: BatchRun): Promise<DueEvent | undefined> {
  const { rows } = await tx.execute<DueEvent>(sql`
    SELECT e.id, e.author_id AS "authorId", e.title, to_json(e.event_date) #>> '{}' AS "eventDate", e.location
    FROM ${events} e
    WHERE e.event_date > now() AND e.event_date <= now() + interval '1 day' AND e.reminded_at IS NULL
      AND NOT ${isLeftOut(run, sql`e.id`)}
    ORDER BY e.event_date, e.id LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED`);
  return rows[0];
}
