import { sql } from '#server/db/sql.ts';
import { statement } from '#server/db/statement.ts';
import { isShownTo } from '../../messages/queries/own-conversation.ts';
import {
  authorById,
  authorJson,
  excerpt,
  type Found,
  type TargetStatement,
} from './report-snapshot.ts';

export interface FoundMessage extends Found {
  conversationId: string;
}

/** SQL: the name and kind of the file of a message; the file itself stays between the two members. */
const fileJson = sql`(SELECT json_build_object('name', f.name, 'type', f.kind) FROM uploads f WHERE f.id = x.upload_id)`;

/** A message with up to ten of its conversation before it, as far as the viewer has them. */
export const reportedMessage: TargetStatement<FoundMessage> = statement(
  'reported_message',
  (viewer, id) => sql`
   SELECT x.sender_id AS "ownerId", x.conversation_id AS "conversationId",
     json_build_object('id', x.id, 'text', x.text, 'file', ${fileJson}, 'createdAt', x.created_at,
       'author', ${authorJson(sql`a`)}, 'before', coalesce((
         SELECT json_agg(json_build_object('type', 'message', 'id', b.id, 'text', ${excerpt(sql`b.text`)},
           'createdAt', b.created_at, 'author', ${authorById(sql`b.sender_id`)}) ORDER BY b.created_at, b.id)
         FROM (SELECT * FROM messages b
           WHERE b.conversation_id = x.conversation_id AND (b.created_at, b.id) < (x.created_at, x.id)
             AND ${isShownTo(sql`b`, viewer)}
           ORDER BY b.created_at DESC, b.id DESC LIMIT 10) b), '[]')) AS snapshot
   FROM messages x JOIN users a ON a.id = x.sender_id
   WHERE x.id = ${id} AND ${isShownTo(sql`x`, viewer)}`,
);
