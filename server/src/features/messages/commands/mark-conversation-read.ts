import type { Db } from '#server/db/client.ts';
import { param, sql } from '#server/db/sql.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Viewer } from '#server/http/app.ts';
import { publishTo } from '#server/platform/live/live-hub.ts';
import { unreadSince } from '../queries/count-unread.ts';
import { markNotificationRead } from './message-notifications.ts';
import { withOwnConversation } from './with-own-conversation.ts';

/** The viewer has read a conversation, up to one message or all of it. What was read before stays read. */
export async function markConversationRead(
  db: Db,
  viewer: Viewer,
  id: string,
  upTo: string | undefined,
): Promise<void> {
  await withOwnConversation(db, viewer, id, async (tx, { status, otherId }) => {
    const at = await findMoment(tx, id, upTo);
    if (at === null) return;
    const readAt = sql`greatest(m.read_at, ${param(at)}::timestamptz)`;
    const { rows } = await tx.execute<{ unreadCount: number }>(sql`
      UPDATE conversation_members m SET read_at = ${readAt}, unread_count = ${unreadSince(sql`m`, readAt)}
      WHERE m.conversation_id = ${param(id)} AND m.user_id = ${param(viewer.id)}
        AND (m.read_at IS NULL OR m.read_at < ${param(at)}::timestamptz OR m.unread_count > 0)
      RETURNING m.unread_count AS "unreadCount"`);
    const [changed] = rows;
    if (!changed) return;
    if (changed.unreadCount === 0) await markNotificationRead(tx, viewer.id, id);
    // That a request was read is not told, not even by a refresh.
    const told = status === 'open' && otherId !== null ? [viewer.id, otherId] : [viewer.id];
    publishTo(tx, told, { type: 'conversation', conversationId: id });
  });
}

/** When a message of the conversation was sent, by default the newest one; null where there is none. */
async function findMoment(tx: Db, id: string, upTo: string | undefined): Promise<string | null> {
  const which = upTo === undefined ? sql`true` : sql`x.id = ${param(upTo)}`;
  const { rows } = await tx.execute<{ at: string }>(sql`
    SELECT x.created_at::text AS at FROM messages x WHERE x.conversation_id = ${param(id)} AND ${which}
    ORDER BY x.created_at DESC, x.id DESC LIMIT 1`);
  if (upTo !== undefined && !rows[0])
    throw new AppError('not_found', 'This message is no longer here.');
  return rows[0]?.at ?? null;
}
