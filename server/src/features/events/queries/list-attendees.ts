import type { Attendees } from '#contract/events/contract.ts';
import { canEditEvent } from '#contract/events/policy.ts';
import type { Db } from '#server/db/client.ts';
import { jsonObject } from '#server/db/json.ts';
import { sql } from '#server/db/sql.ts';
import { statement } from '#server/db/statement.ts';
import type { Viewer } from '#server/http/app.ts';
import { userSummaryFields } from '../../users/queries.ts';
import { isConnected } from '../../visibility/queries/is-connected.ts';
import { visibleMember } from '../../visibility/queries/visible-members.ts';
import { getEvent } from './get-event.ts';

type Person = Attendees['people'][number];

/** The names come sorted: connections first, and of each those who go before those who may. */
const namedGuests = statement<
  { person: Person },
  [viewerId: string, eventId: string, seesAll: boolean]
>(
  'named_guests',
  (viewer, event, seesAll) => sql`
  SELECT ${jsonObject<Person>({
    ...userSummaryFields(sql`u`),
    status: sql`g.status`,
    isConnection: sql`g.is_connection`,
  })} AS person
  FROM (SELECT r.user_id, r.status, ${isConnected(viewer, sql`r.user_id`)} AS is_connection FROM event_rsvps r
    WHERE r.event_id = ${event} AND r.status <> 'no') g
  JOIN users u ON u.id = g.user_id
  WHERE (g.is_connection OR ${seesAll}::boolean) AND ${visibleMember(viewer, sql`g.user_id`)}
  ORDER BY g.is_connection DESC, array_position(ARRAY['going', 'maybe', 'waiting'], g.status),
    u.first_name, u.last_name, u.id LIMIT 200`,
);

const maybeCount = statement<{ maybe: number }, [eventId: string]>(
  'maybe_count',
  (event) => sql`
  SELECT count(*)::int AS maybe FROM event_rsvps r WHERE r.event_id = ${event} AND r.status = 'maybe'`,
);

export async function listAttendees(db: Db, viewer: Viewer, id: string): Promise<Attendees> {
  const event = await getEvent(db, viewer, id);
  const people = await namedGuests(db, viewer.id, id, canEditEvent(viewer, event));
  const [counted] = await maybeCount(db, id);
  return {
    people: people.map(({ person }) => person),
    going: event.going,
    maybe: counted?.maybe ?? 0,
    waiting: event.waiting,
  };
}
