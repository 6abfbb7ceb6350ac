import type { Event } from '#contract/events/contract.ts';
import { canModerate } from '#contract/users/roles.ts';
import type { Db } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { statement } from '#server/db/statement.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Viewer } from '#server/http/app.ts';
import { visibleMember } from '../../visibility/queries/visible-members.ts';
import { eventPageJson } from './event-json.ts';

const eventById = statement<{ item: Event }, [viewerId: string, id: string, seesAll: boolean]>(
  'event_by_id',
  (viewer, id, seesAll) => sql`
   SELECT ${eventPageJson(sql`e`, sql`a`, viewer)} AS item FROM events e JOIN users a ON a.id = e.author_id
   WHERE e.id = ${id} AND (${seesAll}::boolean OR ${visibleMember(viewer, sql`e.author_id`)})`,
);

/** Administrators and moderators also see the items of suspended members and of members who block them. */
export async function getEvent(db: Db, viewer: Viewer, id: string): Promise<Event> {
  const [row] = await eventById(db, viewer.id, id, canModerate(viewer));
  if (!row) throw new AppError('not_found', 'Event not found. It may have been deleted.');
  return row.item;
}
