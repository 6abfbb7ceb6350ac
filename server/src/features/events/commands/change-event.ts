import { eq } from 'drizzle-orm';
import type { Event } from '#contract/events/contract.ts';
import type { CreateEvent, UpdateEvent } from '#contract/events/forms.ts';
import { canEditEvent } from '#contract/events/policy.ts';
import type { Db } from '#server/db/client.ts';
import { newId } from '#server/db/ids.ts';
import { sql } from '#server/db/sql.ts';
import { transaction } from '#server/db/transaction.ts';
import { type Authorized, authorize } from '#server/errors/authorize.ts';
import type { Viewer } from '#server/http/app.ts';
import { publishToAll } from '#server/platform/live/live-hub.ts';
import { retractNotificationsAbout } from '../../notifications/commands/retract-notifications.ts';
import { getEvent } from '../queries/get-event.ts';
import { events } from '../tables.ts';

const refusal = 'Only the person who added this event can change it.';

export async function createEvent(db: Db, viewer: Viewer, body: CreateEvent): Promise<Event> {
  return transaction(db, async (tx) => {
    const id = newId('event');
    await tx
      .insert(events)
      .values({ ...body, id, authorId: viewer.id, createdAt: sql`clock_timestamp()` });
    publishToAll(tx, { type: 'feed' });
    return getEvent(tx, viewer, id);
  });
}

export async function updateEvent(
  db: Db,
  viewer: Viewer,
  id: string,
  change: UpdateEvent,
): Promise<Event> {
  return transaction(db, async (tx) => {
    const event = authorize(viewer, canEditEvent, await getEvent(tx, viewer, id), refusal);
    await writeChange(tx, event, change);
    return getEvent(tx, viewer, id);
  });
}

export async function removeEvent(db: Db, viewer: Viewer, id: string): Promise<void> {
  await transaction(db, async (tx) => {
    const event = authorize(viewer, canEditEvent, await getEvent(tx, viewer, id), refusal);
    await deleteRow(tx, event);
    await retractNotificationsAbout(tx, event.id);
  });
}

async function writeChange(tx: Db, event: Authorized<Event>, change: UpdateEvent): Promise<void> {
  await tx
    .update(events)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(events.id, event.id));
}

async function deleteRow(db: Db, event: Authorized<Event>): Promise<void> {
  await db.delete(events).where(eq(events.id, event.id));
}
