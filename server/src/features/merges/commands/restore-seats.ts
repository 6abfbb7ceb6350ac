import type { Db } from '#server/db/client.ts';
import { fillSeats, lockEvent, waitIfFull } from '../../events/commands/seats.ts';
import { claimSeat } from '../../jobs/commands/position-seats.ts';
import type { Row, Step } from './journal.ts';

/** Seats of answers and applications that are back. Where others have taken them since, a guest waits again. */
export async function restoreSeats(tx: Db, steps: Step[]): Promise<void> {
  const restored = (table: string): Row[] =>
    steps.flatMap((step) => (step.act === 'remove' && step.table === table ? step.before : []));
  for (const row of restored('applications')) {
    if (row['status'] !== 'accepted' || row['withdrawn_at'] !== null) continue;
    await claimSeat(tx, String(row['position_id']));
  }
  for (const row of restored('event_rsvps')) {
    const eventId = String(row['event_id']);
    if (!(await lockEvent(tx, eventId))) continue;
    await waitIfFull(tx, eventId, String(row['user_id']));
    await fillSeats(tx, eventId);
  }
}
