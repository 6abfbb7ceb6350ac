import type { CommentSubject } from '#contract/comments/subjects.ts';
import { sql } from '#server/db/sql.ts';
import { statement } from '#server/db/statement.ts';
import { visibleMember } from '../../visibility/queries/visible-members.ts';
import {
  authorById,
  authorJson,
  excerpt,
  type Found,
  type TargetStatement,
} from './report-snapshot.ts';

export interface FoundComment extends Found {
  on: CommentSubject;
  workId: string;
  workOwnerId: string;
}

/** A comment with its work and the comment that it answers. */
export const reportedComment: TargetStatement<FoundComment> = statement(
  'reported_comment',
  (viewer, id) => sql`
   SELECT c.author_id AS "ownerId", w.type AS "on", w.id AS "workId", w.owner_id AS "workOwnerId",
     json_build_object('id', c.id, 'text', c.text, 'createdAt', c.created_at, 'editedAt', c.edited_at,
       'author', ${authorJson(sql`a`)}, 'before', (
         SELECT json_agg(json_build_object('type', b.type, 'id', b.id, 'text', ${excerpt(sql`b.text`)},
           'author', ${authorById(sql`b.author_id`)}) ORDER BY b.place)
         FROM (SELECT 1 AS place, w.type, w.id, w.text, w.owner_id AS author_id
           UNION ALL SELECT 2, 'comment', r.id, r.text, r.author_id FROM comments r WHERE r.id = c.reply_to) b)) AS snapshot
   FROM comments c JOIN users a ON a.id = c.author_id
   CROSS JOIN LATERAL (
     SELECT 'post' AS type, id, author_id AS owner_id, content AS text FROM posts WHERE id = c.post_id
     UNION ALL SELECT 'portfolio', id, user_id, title FROM portfolio_items WHERE id = c.portfolio_item_id
     UNION ALL SELECT 'event', id, author_id, title FROM events WHERE id = c.event_id) w
   WHERE c.id = ${id} AND ${visibleMember(viewer, sql`c.author_id`)} AND ${visibleMember(viewer, sql`w.owner_id`)}`,
);
