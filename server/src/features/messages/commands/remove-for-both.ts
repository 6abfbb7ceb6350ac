import type { Db } from '#server/db/client.ts';
import { param, sql } from '#server/db/sql.ts';
import { transaction } from '#server/db/transaction.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Viewer } from '#server/http/app.ts';
import { publishTo } from '#server/platform/live/live-hub.ts';
import { recordActOnOthers } from '../../audit/commands.ts';
import { deleteUpload } from '../../uploads/commands.ts';
import { unreadSince } from '../queries/count-unread.ts';

type Removed = { conversationId: string; senderId: string; text: string; uploadId: string | null };

/** Deletes a reported message for both members. The policy is the caller's: who moderates is in no conversation. */
export async function removeForBoth(db: Db, viewer: Viewer, id: string): Promise<void> {
  await transaction(db, async (tx) => {
    const { rows } = await tx.execute<Removed>(sql`
      DELETE FROM messages WHERE id = ${param(id)}
      RETURNING conversation_id AS "conversationId", sender_id AS "senderId", text, upload_id AS "uploadId"`);
    const [removed] = rows;
    if (!removed)
      throw new AppError('not_found', 'This message is not here. It may have been deleted.');
    await deleteUpload(tx, removed.uploadId);
    const members = await tx.execute<{ userId: string }>(sql`
      UPDATE conversation_members m SET unread_count = least(m.unread_count, ${unreadSince(sql`m`, sql`m.read_at`)})
      WHERE m.conversation_id = ${param(removed.conversationId)} RETURNING m.user_id AS "userId"`);
    publishTo(
      tx,
      members.rows.map(({ userId }) => userId),
      { type: 'conversation', conversationId: removed.conversationId },
    );
    await recordActOnOthers(tx, viewer, removed.senderId, {
      action: 'message.remove',
      targetType: 'message',
      targetId: id,
      before: { text: removed.text },
      after: {},
    });
  });
}
