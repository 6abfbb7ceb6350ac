import type { SQL } from 'drizzle-orm';
import { type Fragment, sql } from '#server/db/sql.ts';
import { projectReferenceJson } from '../../projects/queries/project-json.ts';
import { uploadJson, uploadUrl } from '../../uploads/queries.ts';
import { userSummaryFields } from '../../users/queries.ts';

/** SQL: an event of the feed as arguments of json_build_object. `event` and `author` are rows of events and users. */
export function eventFields(event: Fragment, author: Fragment, viewer: Fragment): SQL {
  return sql`'id', ${event}.id, 'authorId', ${event}.author_id,
    'author', json_build_object(${userSummaryFields(author)}), 'title', ${event}.title,
    'description', ${event}.description, 'eventDate', ${event}.event_date, 'endDate', ${event}.end_date,
    'location', ${event}.location, 'capacity', ${event}.capacity,
    'imageUrl', ${uploadUrl(sql`${event}.upload_id`)}, 'media', ${posterJson(event)},
    'going', ${event}.going_count, 'waiting', ${event}.waiting_count,
    'myRsvp', (SELECT r.status FROM event_rsvps r WHERE r.event_id = ${event}.id AND r.user_id = ${viewer}),
    'project', ${projectReferenceJson(event, viewer)}, 'commentCount', ${event}.comment_count, 'createdAt', ${event}.created_at`;
}

export function eventJson(event: Fragment, author: Fragment, viewer: Fragment): SQL {
  return sql`json_build_object(${eventFields(event, author, viewer)},
    'isCommentingOpen', ${event}.is_commenting_open)`;
}

/** SQL: the same with the viewer's place on the waiting list, for one event alone. */
export function eventPageJson(event: Fragment, author: Fragment, viewer: Fragment): SQL {
  return sql`json_build_object(${eventFields(event, author, viewer)},
    'isCommentingOpen', ${event}.is_commenting_open, 'waitingPlace', (
      SELECT (SELECT count(*) FROM event_rsvps w WHERE w.event_id = m.event_id AND w.status = 'waiting'
        AND (w.since, w.user_id) <= (m.since, m.user_id))
      FROM event_rsvps m WHERE m.event_id = ${event}.id AND m.user_id = ${viewer} AND m.status = 'waiting'))`;
}

/** SQL: events without a poster cost nothing. */
function posterJson(event: Fragment): SQL {
  return sql`CASE WHEN ${event}.upload_id IS NOT NULL THEN (
    ${uploadJson(sql`${event}.upload_id`, sql`${event}.media_alt`)}) END`;
}
