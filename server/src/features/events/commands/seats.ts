import type { SQL } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { param, sql } from '#server/db/sql.ts';
import { visibleMember } from '../../visibility/queries/visible-members.ts';
import { eventRsvps, events } from '../tables.ts';
import { notifyMovedUp } from './notify-guests.ts';

export interface LockedEvent {
  uploadId: string | null;
  hasEnded: boolean;
}

/** Locks the event until the transaction ends: its seats are given away one after the other. Null where it is gone. */
export async function lockEvent(tx: Db, id: string): Promise<LockedEvent | null> {
  const { rows } = await tx.execute<{ uploadId: string | null; hasEnded: boolean }>(sql`
    SELECT e.upload_id AS "uploadId", coalesce(e.end_date, e.event_date) < now() AS "hasEnded"
    FROM ${events} e WHERE e.id = ${param(id)} FOR NO KEY UPDATE`);
  return rows[0] ?? null;
}

/** Gives the free seats of a locked event to those who wait, in their order, tells them, and counts anew. */
export async function fillSeats(tx: Db, eventId: string): Promise<void> {
  const id = param(eventId);
  const ofEvent = (status: SQL) =>
    sql`SELECT count(*) FROM ${eventRsvps} c WHERE c.event_id = ${id} AND c.status = ${status}`;
  const { rows } = await tx.execute<{ userId: string }>(sql`
    WITH next AS (
      SELECT r.user_id FROM ${eventRsvps} r JOIN ${events} e ON e.id = r.event_id
      WHERE e.id = ${id} AND r.status = 'waiting' AND coalesce(e.end_date, e.event_date) >= now()
        AND ${visibleMember(sql`e.author_id`, sql`r.user_id`)}
      ORDER BY r.since, r.user_id
      LIMIT (SELECT CASE WHEN e.capacity IS NOT NULL THEN greatest(0, e.capacity - (${ofEvent(sql`'going'`)})) END
        FROM ${events} e WHERE e.id = ${id})
    )
    UPDATE ${eventRsvps} r SET status = 'going', since = clock_timestamp() FROM next
    WHERE r.event_id = ${id} AND r.user_id = next.user_id RETURNING r.user_id AS "userId"`);
  await tx.execute(sql`UPDATE ${events} SET going_count = (${ofEvent(sql`'going'`)}),
    waiting_count = (${ofEvent(sql`'waiting'`)}) WHERE id = ${id}`);
  await notifyMovedUp(
    tx,
    eventId,
    rows.map(({ userId }) => userId),
  );
}

/** Locks the events of these answers. Without the order, two members who leave at once deadlock. */
async function lockEventsOf(tx: Db, condition: SQL): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    SELECT e.id FROM ${events} e
    WHERE e.id IN (SELECT r.event_id FROM ${eventRsvps} r WHERE ${condition})
    ORDER BY e.id FOR NO KEY UPDATE`);
  return rows.map(({ id }) => id);
}

/** Takes these answers back and fills the seats that become free. */
async function removeRsvps(tx: Db, condition: SQL): Promise<void> {
  const eventIds = await lockEventsOf(tx, condition);
  await tx.execute(sql`DELETE FROM ${eventRsvps} r WHERE ${condition}`);
  for (const id of eventIds) await fillSeats(tx, id);
}

/** For a member who was hidden and is back: a seat that became free meanwhile may still be. */
export async function fillSeatsFor(tx: Db, userId: string): Promise<void> {
  const isWaiting = sql`r.user_id = ${param(userId)} AND r.status = 'waiting'`;
  for (const id of await lockEventsOf(tx, isWaiting)) await fillSeats(tx, id);
}

/** For members who are deleted. */
export async function removeRsvpsOf(tx: Db, ...userIds: string[]): Promise<void> {
  await removeRsvps(tx, sql`r.user_id = ANY (${param(userIds)}::text[])`);
}

/** For two members who no longer see each other: neither could give up a seat at an event that they cannot open. */
export async function removeRsvpsBetween(tx: Db, one: string, other: string): Promise<void> {
  const authored = (author: string) =>
    sql`r.event_id IN (SELECT e.id FROM ${events} e WHERE e.author_id = ${param(author)})`;
  await removeRsvps(
    tx,
    sql`(r.user_id = ${param(one)} AND ${authored(other)} OR r.user_id = ${param(other)} AND ${authored(one)})`,
  );
}

/** A guest who came back to an event that is full waits again; the event is locked. */
export async function waitIfFull(tx: Db, eventId: string, userId: string): Promise<void> {
  await tx.execute(sql`
    UPDATE event_rsvps r SET status = 'waiting' FROM events e
    WHERE e.id = ${param(eventId)} AND r.event_id = e.id AND r.user_id = ${param(userId)}
      AND r.status = 'going' AND (SELECT count(*) FROM event_rsvps g WHERE g.event_id = e.id AND g.status = 'going') > e.capacity`);
}
