import type { RsvpStatus } from '#contract/events/forms.ts';
import type { Db } from '#server/db/client.ts';
import { param, sql } from '#server/db/sql.ts';
import { visibleMember } from '../../visibility/queries/visible-members.ts';
import { eventRsvps, events } from '../tables.ts';

/** Who answered so and may see the event. */
export async function listGuestIds(
  db: Db,
  eventId: string,
  statuses: readonly RsvpStatus[],
): Promise<string[]> {
  const { rows } = await db.execute<{ userId: string }>(sql`
    SELECT r.user_id AS "userId" FROM ${eventRsvps} r JOIN ${events} e ON e.id = r.event_id
    WHERE r.event_id = ${param(eventId)} AND r.status = ANY (${param(statuses)}::text[])
      AND ${visibleMember(sql`r.user_id`, sql`e.author_id`)}
    ORDER BY r.since, r.user_id`);
  return rows.map(({ userId }) => userId);
}
