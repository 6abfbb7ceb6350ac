import type { Event } from '#contract/events/contract.ts';
import type { Db } from '#server/db/client.ts';
import { statement } from '#server/db/statement.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Viewer } from '#server/http/app.ts';
import { visibleText } from '../../visibility/queries/visible-members.ts';
import { eventFields } from './event-json.ts';

const eventById = statement<{ item: Event }, [viewerId: string, id: string, seesAll: boolean]>(
  'event_by_id',
  `SELECT json_build_object(${eventFields('e', 'a')}) AS item FROM events e JOIN users a ON a.id = e.author_id
   WHERE e.id = $2 AND ($3::boolean OR ${visibleText('$1', 'e.author_id')})`,
);

/** Administrators also see what suspended members or members who block them have posted. */
export async function getEvent(db: Db, viewer: Viewer, id: string): Promise<Event> {
  const [row] = await eventById(db, viewer.id, id, viewer.isAdmin);
  if (!row) throw new AppError('not_found', 'Event not found. It may have been deleted.');
  return row.item;
}
