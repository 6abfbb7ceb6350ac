import type { Db } from '#server/db/client.ts';
import { param, sql } from '#server/db/sql.ts';
import { publishTo } from '#server/platform/live/live-hub.ts';
import { deleteUpload } from '../../uploads/commands.ts';
import { deleteUnseen } from './remove-messages.ts';

/**
 * Deletes what a member wrote, before the member is deleted. The others keep their own messages; a conversation without
 * any goes.
 */
export async function deleteConversationsOf(tx: Db, userId: string): Promise<void> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    DELETE FROM conversation_members WHERE user_id = ${param(userId)} RETURNING conversation_id AS id`);
  const ids = param(rows.map(({ id }) => id));
  const deleted = await tx.execute<{ uploadId: string | null }>(
    sql`DELETE FROM messages WHERE sender_id = ${param(userId)} RETURNING upload_id AS "uploadId"`,
  );
  for (const { uploadId } of deleted.rows) await deleteUpload(tx, uploadId);
  await deleteUnseen(tx, sql`x.conversation_id = ANY (${ids}::text[])`);
  await tx.execute(sql`DELETE FROM conversations c WHERE c.id = ANY (${ids}::text[])
    AND NOT EXISTS (SELECT 1 FROM messages x WHERE x.conversation_id = c.id)`);
  const kept = await tx.execute<{ id: string; userId: string }>(sql`
    UPDATE conversation_members SET unread_count = 0, is_request = false WHERE conversation_id = ANY (${ids}::text[])
    RETURNING conversation_id AS id, user_id AS "userId"`);
  for (const { id, userId: otherId } of kept.rows)
    publishTo(tx, [otherId], { type: 'conversation', conversationId: id });
}

/** Deletes the conversations of which no member is left. */
export async function deleteEmptyConversations(db: Db): Promise<void> {
  await db.execute(sql`DELETE FROM conversations WHERE low_id IS NULL AND high_id IS NULL`);
}
