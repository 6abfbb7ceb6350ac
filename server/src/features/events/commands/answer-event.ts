import type { Event, RsvpState } from '#contract/events/contract.ts';
import type { RsvpAnswer, RsvpStatus } from '#contract/events/forms.ts';
import type { Db } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { transaction } from '#server/db/transaction.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Viewer } from '#server/http/app.ts';
import { getEvent } from '../queries/get-event.ts';
import { eventRsvps } from '../tables.ts';
import { fillSeats, lockEvent } from './seats.ts';

/** Whoever goes while all seats are taken waits. A repeated answer keeps the place on the waiting list. */
export async function answerEvent(
  db: Db,
  viewer: Viewer,
  id: string,
  answer: RsvpAnswer,
): Promise<RsvpState> {
  return transaction(db, async (tx) => {
    const locked = await lockEvent(tx, id);
    const event = await getEvent(tx, viewer, id);
    if (locked?.hasEnded)
      throw new AppError('conflict', 'This event is over, so there is nothing to answer.');
    const status = statusFor(event, answer);
    if (status === event.myRsvp) return { status, going: event.going, waiting: event.waiting };
    await writeStatus(tx, viewer, id, status);
    await fillSeats(tx, id);
    const { going, waiting } = await getEvent(tx, viewer, id);
    return { status, going, waiting };
  });
}

function statusFor({ myRsvp, capacity, going }: Event, answer: RsvpAnswer): RsvpStatus {
  if (answer !== 'going' || myRsvp === 'going') return answer;
  return capacity !== null && going >= capacity ? 'waiting' : 'going';
}

async function writeStatus(
  tx: Db,
  viewer: Viewer,
  eventId: string,
  status: RsvpStatus,
): Promise<void> {
  const since = sql`clock_timestamp()`;
  await tx
    .insert(eventRsvps)
    .values({ eventId, userId: viewer.id, status, since })
    .onConflictDoUpdate({
      target: [eventRsvps.eventId, eventRsvps.userId],
      set: { status, since },
    });
}
