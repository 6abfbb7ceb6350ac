import type { SQL } from 'drizzle-orm';
import type { Comment, Reply } from '#contract/comments/contract.ts';
import type { UserSummary } from '#contract/users/contract.ts';
import { type Json, type JsonFields, jsonArray, jsonObject } from '#server/db/json.ts';
import { type Fragment, integer, sql } from '#server/db/sql.ts';
import { mentionsJson } from '../../mentions/queries/mentions-json.ts';
import { userSummaryJson } from '../../users/queries.ts';
import { visibleMember } from '../../visibility/queries/visible-members.ts';

const shownReplies = 2;

/** SQL: the viewer may see a reply to this comment. */
export const hasVisibleReply = (comment: Fragment, viewer: Fragment): SQL<boolean> =>
  sql`EXISTS (SELECT 1 FROM comments vr
    WHERE vr.reply_to = ${comment}.id AND ${visibleMember(viewer, sql`vr.author_id`)} OFFSET 0)`;

/** SQL: the author of a comment, to be joined LEFT: no row where the comment was deleted or the viewer may not see them. */
export const visibleAuthor = (author: Fragment, comment: Fragment, viewer: Fragment): SQL =>
  sql`users ${author} ON ${author}.id = ${comment}.author_id
    AND ${visibleMember(viewer, sql`${comment}.author_id`)}`;

/** SQL: a comment without its replies. `author` may be a row of nulls. */
function replyFields(comment: Fragment, author: Fragment, viewer: Fragment): JsonFields<Reply> {
  const whenShown = <T>(value: SQL<T>, otherwise: SQL) =>
    sql<T>`CASE WHEN ${author}.id IS NULL THEN ${otherwise} ELSE ${value} END`;
  return {
    id: sql`${comment}.id`,
    replyTo: sql`${comment}.reply_to`,
    authorId: sql`${author}.id`,
    author: whenShown<UserSummary | null>(userSummaryJson(author), sql`NULL`),
    text: whenShown(sql`${comment}.text`, sql`''`),
    mentions: whenShown(mentionsJson(sql`${comment}.mentions`, viewer), sql`'[]'::jsonb`),
    likeCount: whenShown(
      sql`(SELECT count(*) FROM comment_likes cl WHERE cl.comment_id = ${comment}.id)`,
      sql`0`,
    ),
    isLiked: sql`${author}.id IS NOT NULL AND EXISTS (SELECT 1 FROM comment_likes cl
      WHERE cl.comment_id = ${comment}.id AND cl.user_id = ${viewer} OFFSET 0)`,
    editedAt: whenShown(sql`${comment}.edited_at`, sql`NULL`),
    createdAt: sql`${comment}.created_at`,
  };
}

/** SQL: a comment with its newest replies, the older one first, and with `linked` even if that is an older one. */
export function commentJson(
  comment: Fragment,
  author: Fragment,
  viewer: Fragment,
  linked: Fragment = sql`NULL`,
): Json<Comment> {
  const visibleReplies = sql`FROM comments r
    WHERE r.reply_to = ${comment}.id AND ${visibleMember(viewer, sql`r.author_id`)}`;
  return jsonObject<Comment>({
    ...replyFields(comment, author, viewer),
    replyCount: sql`(SELECT count(*) ${visibleReplies})`,
    replies: jsonArray(jsonObject<Reply>(replyFields(sql`r`, sql`ra`, viewer)), {
      from: sql`FROM (SELECT * FROM (SELECT r.* ${visibleReplies}
          ORDER BY r.created_at DESC, r.id DESC LIMIT ${integer(shownReplies)}) newest
        UNION SELECT r.* ${visibleReplies} AND r.id = ${linked}) r
      JOIN users ra ON ra.id = r.author_id`,
      orderBy: sql`r.created_at, r.id`,
    }),
  });
}
