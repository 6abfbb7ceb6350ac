import type { PageQuery } from '#contract/primitives.ts';
import type { Db } from '#server/db/client.ts';
import { type JsonPage, type JsonRow, jsonPage, startOf } from '#server/db/page.ts';
import { pagedStatement } from '#server/db/statement.ts';
import type { Viewer } from '#server/http/app.ts';
import { visibleText } from '../../moderation/queries.ts';
import { eventFields } from './event-json.ts';

const newestEvents = (which: string) => (rows: number) =>
  `
  SELECT e.created_at::text AS at, e.id, json_build_object(${eventFields('e', 'a')})::text AS item
  FROM (SELECT * FROM events e
    WHERE (e.created_at, e.id) < ($2::timestamptz, $3) AND ${which} AND ${visibleText('$1', 'e.author_id')}
    ORDER BY e.created_at DESC, e.id DESC LIMIT ${rows}) e
  JOIN users a ON a.id = e.author_id
  ORDER BY e.created_at DESC, e.id DESC`;

type Place = [viewerId: string, at: string, id: string];

const eventsOfAll = pagedStatement<JsonRow, Place>('events_of_all', newestEvents('true'));
const eventsOfAuthor = pagedStatement<JsonRow, [...Place, authorId: string]>(
  'events_of_author',
  newestEvents('e.author_id = $4'),
);

export async function listEvents(
  db: Db,
  viewer: Viewer,
  { authorId, ...query }: PageQuery & { authorId?: string | undefined },
): Promise<JsonPage> {
  const place = [viewer.id, ...startOf(query.cursor)] as const;
  const rows = authorId
    ? await eventsOfAuthor(db, query.limit, ...place, authorId)
    : await eventsOfAll(db, query.limit, ...place);
  return jsonPage(rows, query);
}
