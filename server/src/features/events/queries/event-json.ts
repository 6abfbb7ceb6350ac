import type { Event } from '#contract/events/contract.ts';
import type { Media } from '#contract/uploads/media.ts';
import { type Json, type JsonFields, jsonObject, jsonWhen } from '#server/db/json.ts';
import { type Fragment, sql } from '#server/db/sql.ts';
import { projectReferenceJson } from '../../projects/queries/project-json.ts';
import { uploadJson, uploadUrl } from '../../uploads/queries.ts';
import { userSummaryJson } from '../../users/queries.ts';

type FeedEvent = Omit<Event, 'isCommentingOpen' | 'waitingPlace'>;

/** SQL: `event` and `author` are rows of events and users. */
export function eventFields(
  event: Fragment,
  author: Fragment,
  viewer: Fragment,
): JsonFields<FeedEvent> {
  return {
    id: sql`${event}.id`,
    authorId: sql`${event}.author_id`,
    author: userSummaryJson(author),
    title: sql`${event}.title`,
    description: sql`${event}.description`,
    eventDate: sql`${event}.event_date`,
    endDate: sql`${event}.end_date`,
    location: sql`${event}.location`,
    capacity: sql`${event}.capacity`,
    imageUrl: uploadUrl(sql`${event}.upload_id`),
    media: posterJson(event),
    going: sql`${event}.going_count`,
    waiting: sql`${event}.waiting_count`,
    myRsvp: sql`(SELECT r.status FROM event_rsvps r WHERE r.event_id = ${event}.id AND r.user_id = ${viewer})`,
    project: projectReferenceJson(event, viewer),
    commentCount: sql`${event}.comment_count`,
    createdAt: sql`${event}.created_at`,
  };
}

export function eventJson(event: Fragment, author: Fragment, viewer: Fragment): Json<Event> {
  return jsonObject<Event>({
    ...eventFields(event, author, viewer),
    isCommentingOpen: sql`${event}.is_commenting_open`,
    waitingPlace: undefined,
  });
}

/** SQL: the same with the viewer's place on the waiting list, for one event alone. */
export function eventPageJson(event: Fragment, author: Fragment, viewer: Fragment): Json<Event> {
  return jsonObject<Event>({
    ...eventFields(event, author, viewer),
    isCommentingOpen: sql`${event}.is_commenting_open`,
    waitingPlace: sql`(
      SELECT (SELECT count(*) FROM event_rsvps w WHERE w.event_id = m.event_id AND w.status = 'waiting'
        AND (w.since, w.user_id) <= (m.since, m.user_id))
      FROM event_rsvps m WHERE m.event_id = ${event}.id AND m.user_id = ${viewer} AND m.status = 'waiting')`,
  });
}

/** SQL: events without a poster cost nothing. */
function posterJson(event: Fragment): Json<Media | null> {
  return jsonWhen(
    sql`${event}.upload_id IS NOT NULL`,
    uploadJson(sql`${event}.upload_id`, sql`${event}.media_alt`),
  );
}
