import type { Comment } from '#contract/comments/contract.ts';
import type { CommentSubject } from '#contract/comments/subjects.ts';
import type { UserSummary } from '#contract/users/contract.ts';
import { jsonArray, jsonObject } from '#server/db/json.ts';
import { sql } from '#server/db/sql.ts';
import { statement } from '#server/db/statement.ts';
import { userSummaryJson } from '../../users/queries.ts';
import { visibleMember } from '../../visibility/queries/visible-members.ts';
import {
  authorById,
  type Before,
  excerpt,
  type Found,
  type TargetStatement,
} from './report-snapshot.ts';

export interface FoundComment extends Found {
  on: CommentSubject;
  workId: string;
  workOwnerId: string;
}

type ReportedComment = Pick<Comment, 'id' | 'text' | 'createdAt' | 'editedAt'> & {
  author: UserSummary;
  before: Before[];
};

const before = jsonObject<Before>({
  type: sql`b.type`,
  id: sql`b.id`,
  text: excerpt(sql`b.text`),
  createdAt: undefined,
  author: authorById(sql`b.author_id`),
});

/** A comment with its work and the comment that it answers. */
export const reportedComment: TargetStatement<FoundComment> = statement(
  'reported_comment',
  (viewer, id) => sql`
   SELECT c.author_id AS "ownerId", w.type AS "on", w.id AS "workId", w.owner_id AS "workOwnerId",
     ${jsonObject<ReportedComment>({
       id: sql`c.id`,
       text: sql`c.text`,
       createdAt: sql`c.created_at`,
       editedAt: sql`c.edited_at`,
       author: userSummaryJson(sql`a`),
       before: jsonArray(before, {
         from: sql`FROM (SELECT 1 AS place, w.type, w.id, w.text, w.owner_id AS author_id
           UNION ALL SELECT 2, 'comment', r.id, r.text, r.author_id FROM comments r WHERE r.id = c.reply_to) b`,
         orderBy: sql`b.place`,
       }),
     })} AS snapshot
   FROM comments c JOIN users a ON a.id = c.author_id
   CROSS JOIN LATERAL (
     SELECT 'post' AS type, id, author_id AS owner_id, content AS text FROM posts WHERE id = c.post_id
     UNION ALL SELECT 'portfolio', id, user_id, title FROM portfolio_items WHERE id = c.portfolio_item_id
     UNION ALL SELECT 'event', id, author_id, title FROM events WHERE id = c.event_id) w
   WHERE c.id = ${id} AND ${visibleMember(viewer, sql`c.author_id`)} AND ${visibleMember(viewer, sql`w.owner_id`)}`,
);
