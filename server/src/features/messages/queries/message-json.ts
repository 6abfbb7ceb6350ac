import type { SQL } from 'drizzle-orm';
import { type Fragment, sql } from '#server/db/sql.ts';
import { uploadJson } from '../../uploads/queries.ts';

/** SQL: a message as arguments of json_build_object. `message` is a row of messages. */
export function messageFields(message: Fragment): SQL {
  return sql`'id', ${message}.id, 'conversationId', ${message}.conversation_id, 'senderId', ${message}.sender_id,
    'text', ${message}.text, 'file', CASE WHEN ${message}.upload_id IS NOT NULL THEN
      (${uploadJson(sql`${message}.upload_id`, sql`NULL::text`)}) END,
    'createdAt', ${message}.created_at`;
}

export function messageJson(message: Fragment): SQL {
  return sql`json_build_object(${messageFields(message)})`;
}
