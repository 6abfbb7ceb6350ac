import { and, eq } from 'drizzle-orm';
import type { RsvpStatus } from '#contract/events/forms.ts';
import type { Db } from '../db/client.ts';
import { eventRsvps, events } from '../features/events/tables.ts';

/** Counted on the event as well. */
export async function createRsvp(
  db: Db,
  eventId: string,
  userId: string,
  fields: Partial<typeof eventRsvps.$inferInsert> = {},
): Promise<void> {
  await db.insert(eventRsvps).values({ status: 'going', ...fields, eventId, userId });
  const count = (status: RsvpStatus) =>
    db.$count(eventRsvps, and(eq(eventRsvps.eventId, eventId), eq(eventRsvps.status, status)));
  await db
    .update(events)
    .set({ goingCount: await count('going'), waitingCount: await count('waiting') })
    .where(eq(events.id, eventId));
}
