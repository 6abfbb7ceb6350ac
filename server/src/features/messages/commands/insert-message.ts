import type { Message } from '#contract/messages/contract.ts';
import type { Db } from '#server/db/client.ts';
import { newId } from '#server/db/ids.ts';
import { sql } from '#server/db/sql.ts';
import { statement } from '#server/db/statement.ts';
import { messageJson } from '../queries/message-json.ts';

interface NewMessage {
  conversationId: string;
  text: string;
  uploadId: string | null;
  /** It waits for the receiver's answer. */
  isRequest: boolean;
}

/** The clock is read after the conversation is locked: with the start of the transaction, a message could be older than one that was read before it. */
const sentMessage = statement<
  { item: Message },
  [
    id: string,
    conversationId: string,
    senderId: string,
    text: string,
    uploadId: string | null,
    isRequest: boolean,
  ]
>(
  'sent_message',
  (id, conversation, sender, text, upload, isRequest) => sql`
  WITH sent AS (
    INSERT INTO messages (id, conversation_id, sender_id, text, upload_id, created_at)
    VALUES (${id}, ${conversation}, ${sender}, ${text}, ${upload}, clock_timestamp()) RETURNING *
  ), listed AS (
    UPDATE conversation_members m SET listed_at = sent.created_at,
      is_request = ${isRequest}::boolean AND m.user_id <> sent.sender_id,
      unread_count = m.unread_count + (m.user_id <> sent.sender_id)::int
    FROM sent WHERE m.conversation_id = sent.conversation_id
  )
  SELECT ${messageJson(sql`sent`)} AS item FROM sent`,
);

/** Stores a message, puts the conversation first in both lists and counts it as unread for the receiver. */
export async function insertMessage(
  tx: Db,
  senderId: string,
  { conversationId, text, uploadId, isRequest }: NewMessage,
): Promise<Message> {
  const id = newId('message');
  const [row] = await sentMessage(tx, id, conversationId, senderId, text, uploadId, isRequest);
  if (!row) throw new Error('The message was not stored.');
  return row.item;
}
