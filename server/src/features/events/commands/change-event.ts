import { eq } from 'drizzle-orm';
import type { Event } from '#contract/events/contract.ts';
import type { CreateEvent, UpdateEvent } from '#contract/events/forms.ts';
import { canEditEvent } from '#contract/events/policy.ts';
import type { Db } from '#server/db/client.ts';
import { newId } from '#server/db/ids.ts';
import { sql } from '#server/db/sql.ts';
import { transaction } from '#server/db/transaction.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Viewer } from '#server/http/app.ts';
import { publishToAll } from '#server/platform/live/live-hub.ts';
import { getEvent } from '../queries/get-event.ts';
import { events } from '../tables.ts';

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
  body: UpdateEvent,
): Promise<Event> {
  return transaction(db, async (tx) => {
    const event = await getEditable(tx, viewer, id);
    await tx
      .update(events)
      .set({ ...body, updatedAt: sql`now()` })
      .where(eq(events.id, event.id));
    return getEvent(tx, viewer, id);
  });
}

export async function removeEvent(db: Db, viewer: Viewer, id: string): Promise<void> {
  await transaction(db, async (tx) => {
    const event = await getEditable(tx, viewer, id);
    await tx.delete(events).where(eq(events.id, event.id));
  });
}

async function getEditable(tx: Db, viewer: Viewer, id: string): Promise<Event> {
  const event = await getEvent(tx, viewer, id);
  if (canEditEvent(viewer, event)) return event;
  throw new AppError('forbidden', 'Only the person who added this event can change it.');
}
