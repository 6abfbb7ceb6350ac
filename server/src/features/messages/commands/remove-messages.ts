import type { SQL } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { param, sql } from '#server/db/sql.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Viewer } from '#server/http/app.ts';
import { publishTo } from '#server/platform/live/live-hub.ts';
import { deleteUpload } from '../../uploads/commands.ts';
import { unreadSince } from '../queries/count-unread.ts';
import { isKept, isShownTo } from '../queries/own-conversation.ts';
import { markNotificationRead } from './message-notifications.ts';
import { withOwnConversation } from './with-own-conversation.ts';

/** Deletes a message for the viewer alone. */
export async function removeMessage(db: Db, viewer: Viewer, id: string): Promise<void> {
  const conversationId = await findConversationOf(db, id);
  await withOwnConversation(db, viewer, conversationId, async (tx) => {
    const { rowCount } = await tx.execute(sql`
      INSERT INTO message_deletions (message_id, user_id)
      SELECT x.id, ${param(viewer.id)} FROM messages x
      WHERE x.id = ${param(id)} AND ${isShownTo(sql`x`, param(viewer.id))}`);
    if (!rowCount) throw messageGone();
    await tx.execute(sql`
      UPDATE conversation_members m SET unread_count = ${unreadSince(sql`m`, sql`m.read_at`)}
      WHERE ${isOwn(viewer, conversationId)} AND m.unread_count > 0`);
    await deleteUnseen(tx, sql`x.id = ${param(id)}`);
    publishTo(tx, [viewer.id], { type: 'conversation', conversationId });
  });
}

/** Deletes all messages of a conversation for the viewer, and takes it out of their list until the next one. */
export async function removeConversation(db: Db, viewer: Viewer, id: string): Promise<void> {
  await withOwnConversation(db, viewer, id, async (tx) => {
    await tx.execute(sql`
      UPDATE conversation_members m SET cleared_at = clock_timestamp(), listed_at = NULL, is_request = false, unread_count = 0
      WHERE ${isOwn(viewer, id)}`);
    await deleteUnseen(tx, sql`x.conversation_id = ${param(id)}`);
    await markNotificationRead(tx, viewer.id, id);
    publishTo(tx, [viewer.id], { type: 'conversation', conversationId: id });
  });
}

/** Notes of each message of these conversations who has cleared it, and returns the rows as they are stored. */
export async function writeClearedDeletions(
  tx: Db,
  conversationIds: string[],
): Promise<Record<string, unknown>[]> {
  const { rows } = await tx.execute(sql`
    INSERT INTO message_deletions (message_id, user_id)
    SELECT x.id, m.user_id FROM conversation_members m JOIN messages x USING (conversation_id)
    WHERE m.conversation_id = ANY (${param(conversationIds)}::text[]) AND x.created_at <= m.cleared_at
    ON CONFLICT DO NOTHING RETURNING message_id, user_id`);
  return rows;
}

/** Deletes those of these messages that neither member has any more, and their files. `which` is about `x`. */
export async function deleteUnseen(tx: Db, which: SQL): Promise<void> {
  const { rows } = await tx.execute<{ uploadId: string | null }>(sql`
    DELETE FROM messages x WHERE ${which} AND NOT EXISTS (SELECT 1 FROM conversation_members m
      WHERE ${isKept(sql`x`, sql`m`, sql`m.user_id`)})
    RETURNING x.upload_id AS "uploadId"`);
  for (const { uploadId } of rows) await deleteUpload(tx, uploadId);
}

function isOwn(viewer: Viewer, conversationId: string): SQL {
  return sql`m.conversation_id = ${param(conversationId)} AND m.user_id = ${param(viewer.id)}`;
}

async function findConversationOf(db: Db, messageId: string): Promise<string> {
  const { rows } = await db.execute<{ id: string }>(
    sql`SELECT conversation_id AS id FROM messages WHERE id = ${param(messageId)}`,
  );
  if (!rows[0]) throw messageGone();
  return rows[0].id;
}

const messageGone = () =>
  new AppError('not_found', 'This message is not here. It may have been deleted.');
