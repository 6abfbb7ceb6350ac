import type { SQL } from 'drizzle-orm';
import type { Comment, CommentQuery } from '#contract/comments/contract.ts';
import type { CommentSubject } from '#contract/comments/subjects.ts';
import { canModerate } from '#contract/users/roles.ts';
import type { Db } from '#server/db/client.ts';
import {
  type JsonPage,
  type JsonRow,
  jsonPage,
  type PageStart,
  pageStart,
} from '#server/db/page.ts';
import { type Fragment, sql } from '#server/db/sql.ts';
import { pagedStatement } from '#server/db/statement.ts';
import type { Viewer } from '#server/http/app.ts';
import { getWork, readableWork } from '../../commenting/queries.ts';
import { visibleMember } from '../../visibility/queries/visible-members.ts';
import { commentJson, hasVisibleReply, visibleAuthor } from './comment-json.ts';

type OfWork = [viewerId: string, ...PageStart, workId: string, seesAll: boolean];

/** SQL: a page of the comments for which `filter` holds, of the readable work. */
function newest(
  rows: SQL,
  viewer: Fragment,
  [at, id]: [Fragment, Fragment],
  work: SQL,
  filter: SQL,
): SQL {
  return sql`
    SELECT c.created_at::text AS at, c.id, ${commentJson(sql`c`, sql`a`, viewer)}::text AS item
    FROM (SELECT * FROM comments c
      WHERE (c.created_at, c.id) < (${at}::timestamptz, ${id}) AND ${filter} AND c.work_id = (${work})
      ORDER BY c.created_at DESC, c.id DESC LIMIT ${rows}) c
    LEFT JOIN ${visibleAuthor(sql`a`, sql`c`, viewer)}
    ORDER BY c.created_at DESC, c.id DESC`;
}

function statementsOf(on: CommentSubject) {
  const workIdOf = (viewer: Fragment, id: Fragment, seesAll: Fragment) =>
    readableWork(on, sql`w.id`, viewer, id, seesAll);
  return {
    comments: pagedStatement<JsonRow<Comment>, OfWork>(
      `comments_on_${on}`,
      (rows, viewer, at, id, work, seesAll) =>
        newest(
          rows,
          viewer,
          [at, id],
          workIdOf(viewer, work, seesAll),
          sql`c.reply_to IS NULL
            AND (${visibleMember(viewer, sql`c.author_id`)} OR ${hasVisibleReply(sql`c`, viewer)})`,
        ),
    ),
    replies: pagedStatement<JsonRow<Comment>, [...OfWork, replyTo: string]>(
      `replies_on_${on}`,
      (rows, viewer, at, id, work, seesAll, replyTo) =>
        newest(
          rows,
          viewer,
          [at, id],
          workIdOf(viewer, work, seesAll),
          sql`c.reply_to = ${replyTo} AND ${visibleMember(viewer, sql`c.author_id`)}`,
        ),
    ),
  };
}

const statements = {
  post: statementsOf('post'),
  portfolio: statementsOf('portfolio'),
  event: statementsOf('event'),
};

/**
 * The comments on a work, or the replies to one of them, newest first. A comment that was deleted, or whose author the viewer
 * may not see, is listed without author and words where the viewer may see a reply to it.
 */
export async function listComments(
  db: Db,
  viewer: Viewer,
  on: CommentSubject,
  workId: string,
  { replyTo, ...query }: CommentQuery,
): Promise<JsonPage<Comment>> {
  const { comments, replies } = statements[on];
  const values: OfWork = [viewer.id, ...pageStart(query.cursor), workId, canModerate(viewer)];
  const rows = replyTo
    ? await replies(db, query.limit, ...values, replyTo)
    : await comments(db, query.limit, ...values);
  if (rows.length === 0) await getWork(db, viewer, on, workId);
  return jsonPage(rows, query);
}
