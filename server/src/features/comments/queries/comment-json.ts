import type { SQL } from 'drizzle-orm';
import { type Fragment, integer, sql } from '#server/db/sql.ts';
import { mentionsJson } from '../../mentions/queries/mentions-json.ts';
import { userSummaryFields } from '../../users/queries.ts';
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

/** SQL: a comment without its replies, as arguments of json_build_object. `author` may be a row of nulls. */
function replyFields(comment: Fragment, author: Fragment, viewer: Fragment): SQL {
  const whenShown = (value: SQL, otherwise: SQL) =>
    sql`CASE WHEN ${author}.id IS NULL THEN ${otherwise} ELSE ${value} END`;
  return sql`'id', ${comment}.id, 'replyTo', ${comment}.reply_to, 'authorId', ${author}.id,
    'author', ${whenShown(sql`json_build_object(${userSummaryFields(author)})`, sql`NULL`)},
    'text', ${whenShown(sql`${comment}.text`, sql`''`)},
    'mentions', ${whenShown(mentionsJson(sql`${comment}.mentions`, viewer), sql`'[]'::jsonb`)},
    'likeCount', ${whenShown(sql`(SELECT count(*) FROM comment_likes cl WHERE cl.comment_id = ${comment}.id)`, sql`0`)},
    'isLiked', ${author}.id IS NOT NULL AND EXISTS (SELECT 1 FROM comment_likes cl
      WHERE cl.comment_id = ${comment}.id AND cl.user_id = ${viewer} OFFSET 0),
    'editedAt', ${whenShown(sql`${comment}.edited_at`, sql`NULL`)}, 'createdAt', ${comment}.created_at`;
}

/** SQL: a comment with its newest replies, the older one first, and with `linked` even if that is an older one. */
export function commentJson(
  comment: Fragment,
  author: Fragment,
  viewer: Fragment,
  linked: Fragment = sql`NULL`,
): SQL {
  const visibleReplies = sql`FROM comments r
    WHERE r.reply_to = ${comment}.id AND ${visibleMember(viewer, sql`r.author_id`)}`;
  return sql`json_build_object(${replyFields(comment, author, viewer)},
    'replyCount', (SELECT count(*) ${visibleReplies}),
    'replies', coalesce((
      SELECT json_agg(json_build_object(${replyFields(sql`r`, sql`ra`, viewer)}) ORDER BY r.created_at, r.id)
      FROM (SELECT * FROM (SELECT r.* ${visibleReplies}
          ORDER BY r.created_at DESC, r.id DESC LIMIT ${integer(shownReplies)}) newest
        UNION SELECT r.* ${visibleReplies} AND r.id = ${linked}) r
      JOIN users ra ON ra.id = r.author_id), '[]'::json))`;
}
