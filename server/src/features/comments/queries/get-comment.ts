import type { Comment } from '#contract/comments/contract.ts';
import type { Mention } from '#contract/comments/mentions.ts';
import type { CommentSubject } from '#contract/comments/subjects.ts';
import { canModerate } from '#contract/users/roles.ts';
import type { Db } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { statement } from '#server/db/statement.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Viewer } from '#server/http/app.ts';
import { visibleMember } from '../../visibility/queries/visible-members.ts';
import { commentJson, hasVisibleReply, visibleAuthor } from './comment-json.ts';

const works = sql`LEFT JOIN posts p ON p.id = c.post_id
  LEFT JOIN portfolio_items i ON i.id = c.portfolio_item_id
  LEFT JOIN events e ON e.id = c.event_id`;
const ownerId = sql`coalesce(p.author_id, i.user_id, e.author_id)`;

type ById = [viewerId: string, id: string, seesAll: boolean];

const threadOfComment = statement<{ item: Comment }, ById>(
  'thread_of_comment',
  (viewer, id, seesAll) => sql`
    SELECT ${commentJson(sql`c`, sql`a`, viewer, id)} AS item
    FROM comments c LEFT JOIN ${visibleAuthor(sql`a`, sql`c`, viewer)} ${works}
    WHERE c.id = (SELECT coalesce(reply_to, comments.id) FROM comments WHERE comments.id = ${id})
      AND (${seesAll}::boolean OR ${visibleMember(viewer, ownerId)})
      AND (a.id IS NOT NULL OR ${hasVisibleReply(sql`c`, viewer)})`,
);

/** The comment with its newest replies; of a reply, the comment that it answers, with it among the replies. */
export async function getThread(db: Db, viewer: Viewer, id: string): Promise<Comment> {
  const [row] = await threadOfComment(db, viewer.id, id, canModerate(viewer));
  if (!row) throw notFound();
  return row.item;
}

const commentAlone = statement<{ item: Comment }, [viewerId: string, id: string]>(
  'comment_alone',
  (viewer, id) => sql`
    SELECT ${commentJson(sql`c`, sql`a`, viewer)} AS item
    FROM comments c LEFT JOIN ${visibleAuthor(sql`a`, sql`c`, viewer)} WHERE c.id = ${id}`,
);

/** A comment or reply that the viewer was just shown to be able to see. */
export async function presentComment(db: Db, viewer: Viewer, id: string): Promise<Comment> {
  const [row] = await commentAlone(db, viewer.id, id);
  if (!row) throw notFound();
  return row.item;
}

/** A comment with words, and whose work it is on. */
export type FoundComment = {
  id: string;
  authorId: string;
  replyTo: string | null;
  text: string;
  mentions: Mention[];
  on: CommentSubject;
  workId: string;
  ownerId: string;
};

const commentById = statement<FoundComment, ById>(
  'comment_by_id',
  (viewer, id, seesAll) => sql`
    SELECT c.id, c.author_id AS "authorId", c.reply_to AS "replyTo", c.text, c.mentions, c.work_id AS "workId",
      ${ownerId} AS "ownerId",
      CASE WHEN c.post_id IS NOT NULL THEN 'post' WHEN c.event_id IS NOT NULL THEN 'event' ELSE 'portfolio' END AS "on"
    FROM comments c ${works}
    WHERE c.id = ${id} AND c.author_id IS NOT NULL
      AND (${seesAll}::boolean OR (${visibleMember(viewer, ownerId)} AND ${visibleMember(viewer, sql`c.author_id`)}))`,
);

/** A comment that the viewer may see; administrators and moderators see every one. */
export async function getComment(db: Db, viewer: Viewer, id: string): Promise<FoundComment> {
  const comment = await findComment(db, viewer, id);
  if (!comment) throw notFound();
  return comment;
}

export async function findComment(
  db: Db,
  viewer: Viewer,
  id: string,
): Promise<FoundComment | null> {
  const [row] = await commentById(db, viewer.id, id, canModerate(viewer));
  return row ?? null;
}

const notFound = () => new AppError('not_found', 'Comment not found. It may have been deleted.');
