import type { Message } from '#contract/messages/contract.ts';
import { type Json, type JsonFields, jsonObject, jsonWhen } from '#server/db/json.ts';
import { type Fragment, sql } from '#server/db/sql.ts';
import { uploadJson } from '../../uploads/queries.ts';

/** SQL: `message` is a row of messages. */
export function messageFields(message: Fragment): JsonFields<Message> {
  return {
    id: sql`${message}.id`,
    conversationId: sql`${message}.conversation_id`,
    senderId: sql`${message}.sender_id`,
    text: sql`${message}.text`,
    file: jsonWhen(
      sql`${message}.upload_id IS NOT NULL`,
      uploadJson(sql`${message}.upload_id`, sql`NULL::text`),
    ),
    createdAt: sql`${message}.created_at`,
  };
}

export function messageJson(message: Fragment): Json<Message> {
  return jsonObject<Message>(messageFields(message));
}
