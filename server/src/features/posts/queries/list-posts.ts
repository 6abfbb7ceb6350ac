import type { PageQuery } from '#contract/primitives.ts';
import type { Db } from '#server/db/client.ts';
import { type JsonPage, type JsonRow, jsonPage, startOf } from '#server/db/page.ts';
import { pagedStatement } from '#server/db/statement.ts';
import type { Viewer } from '#server/http/app.ts';
import { visibleText } from '../../moderation/queries.ts';
import { postFields } from './post-json.ts';

const newestPosts = (which: string) => (rows: number) =>
  `
  SELECT p.created_at::text AS at, p.id, json_build_object(${postFields('p', 'a', '$1')})::text AS item
  FROM (SELECT * FROM posts p
    WHERE (p.created_at, p.id) < ($2::timestamptz, $3) AND ${which} AND ${visibleText('$1', 'p.author_id')}
    ORDER BY p.created_at DESC, p.id DESC LIMIT ${rows}) p
  JOIN users a ON a.id = p.author_id
  ORDER BY p.created_at DESC, p.id DESC`;

type Place = [viewerId: string, at: string, id: string];

const postsOfAll = pagedStatement<JsonRow, Place>('posts_of_all', newestPosts('true'));
const postsOfAuthor = pagedStatement<JsonRow, [...Place, authorId: string]>(
  'posts_of_author',
  newestPosts('p.author_id = $4'),
);

export async function listPosts(
  db: Db,
  viewer: Viewer,
  { authorId, ...query }: PageQuery & { authorId?: string | undefined },
): Promise<JsonPage> {
  const place = [viewer.id, ...startOf(query.cursor)] as const;
  const rows = authorId
    ? await postsOfAuthor(db, query.limit, ...place, authorId)
    : await postsOfAll(db, query.limit, ...place);
  return jsonPage(rows, query);
}
