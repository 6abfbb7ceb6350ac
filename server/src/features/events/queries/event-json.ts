import { userSummaryFields } from '../../users/queries.ts';

/** SQL text: an event as arguments of json_build_object. `event` and `author` are rows of events and users. */
export function eventFields(event: string, author: string): string {
  return `'id', ${event}.id, 'authorId', ${event}.author_id,
    'author', json_build_object(${userSummaryFields(author)}), 'title', ${event}.title,
    'description', ${event}.description, 'eventDate', ${event}.event_date, 'location', ${event}.location,
    'createdAt', ${event}.created_at`;
}
