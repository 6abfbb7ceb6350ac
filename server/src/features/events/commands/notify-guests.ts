import type { Event } from '#contract/events/contract.ts';
import { formatEventTime } from '#contract/events/event-time.ts';
import type { RsvpStatus } from '#contract/events/forms.ts';
import type { Db } from '#server/db/client.ts';
import { param, sql } from '#server/db/sql.ts';
import { publishTo } from '#server/platform/live/live-hub.ts';
import { notify } from '../../notifications/commands/notify.ts';
import { listGuestIds } from '../queries/list-guest-ids.ts';
import { events } from '../tables.ts';

type ToldEvent = Pick<Event, 'id' | 'authorId' | 'title' | 'eventDate' | 'location'>;

const invited: RsvpStatus[] = ['going', 'maybe', 'waiting'];

export async function notifyMovedUp(tx: Db, eventId: string, userIds: string[]): Promise<void> {
  if (userIds.length === 0) return;
  const { rows } = await tx.execute<{ title: string }>(
    sql`SELECT e.title FROM ${events} e WHERE e.id = ${param(eventId)}`,
  );
  await notify(tx, userIds, {
    type: 'event',
    actor: null,
    data: { event: 'moved_up', eventId, eventTitle: rows[0]?.title ?? '' },
  });
  publishTo(tx, userIds, { type: 'event', eventId });
}

export async function notifyOfChange(tx: Db, event: ToldEvent, timeZone: string): Promise<void> {
  await notify(tx, await listGuestIds(tx, event.id, invited), {
    type: 'event',
    actor: { id: event.authorId },
    data: { event: 'changed', location: event.location, ...wordsOf(event, timeZone) },
  });
}

/** Call it before the event is deleted, with the answers. */
export async function notifyOfCancellation(
  tx: Db,
  event: ToldEvent,
  timeZone: string,
): Promise<void> {
  await notify(tx, await listGuestIds(tx, event.id, invited), {
    type: 'event',
    actor: { id: event.authorId },
    data: { event: 'cancelled', ...wordsOf(event, timeZone) },
  });
}

export async function notifyOfReminder(
  tx: Db,
  event: ToldEvent,
  guestIds: string[],
  timeZone: string,
): Promise<void> {
  const { eventDate, location } = event;
  await notify(tx, guestIds, {
    type: 'event',
    actor: null,
    data: { event: 'reminder', eventDate, location, ...wordsOf(event, timeZone) },
  });
}

function wordsOf({ id, title, eventDate }: ToldEvent, timeZone: string) {
  return { eventId: id, eventTitle: title, when: formatEventTime(eventDate, timeZone) };
}
