import type { Db } from '#server/db/client.ts';
import { param, sql } from '#server/db/sql.ts';
import { fillSeats, lockEvent } from '../../events/commands/seats.ts';
import type { Row, Step } from './journal.ts';

/** Seats of answers and applications that are back. Where others have taken them since, a guest waits again. */
export async function restoreSeats(tx: Db, steps: Step[]): Promise<void> {
  const restored = (table: string): Row[] =>
    steps.flatMap((step) => (step.act === 'remove' && step.table === table ? step.before : []));
  for (const row of restored('applications')) {
    if (row['status'] !== 'accepted' || row['withdrawn_at'] !== null) continue;
    await tx.execute(sql`UPDATE job_positions SET filled = filled + 1
      WHERE id = ${param(String(row['position_id']))} AND filled < wanted`);
  }
  for (const row of restored('event_rsvps')) {
    const eventId = String(row['event_id']);
    if (!(await lockEvent(tx, eventId))) continue;
    await tx.execute(sql`
      UPDATE event_rsvps r SET status = 'waiting' FROM events e
      WHERE e.id = ${param(eventId)} AND r.event_id = e.id AND r.user_id = ${param(String(row['user_id']))}
        AND r.status = 'going' AND (SELECT count(*) FROM event_rsvps g WHERE g.event_id = e.id AND g.status = 'going') > e.capacity`);
    await fillSeats(tx, eventId);
  }
}
