import type { SQL } from 'drizzle-orm';
import { type Fragment, sql } from '#server/db/sql.ts';
import { userSummaryFields } from '../../users/queries.ts';

/** SQL: an event of the feed as arguments of json_build_object. `event` and `author` are rows of events and users. */
export function eventFields(event: Fragment, author: Fragment): SQL {
  return sql`'id', ${event}.id, 'authorId', ${event}.author_id,
    'author', json_build_object(${userSummaryFields(author)}), 'title', ${event}.title,
    'description', ${event}.description, 'eventDate', ${event}.event_date, 'location', ${event}.location,
    'commentCount', ${event}.comment_count, 'createdAt', ${event}.created_at`;
}

export function eventJson(event: Fragment, author: Fragment): SQL {
  return sql`json_build_object(${eventFields(event, author)},
    'isCommentingOpen', ${event}.is_commenting_open)`;
}
