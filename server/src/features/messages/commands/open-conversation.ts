import type { Db } from '#server/db/client.ts';
import { param, sql } from '#server/db/sql.ts';
import { publishTo } from '#server/platform/live/live-hub.ts';
import { lockConversationWith } from '../queries/conversation-pair.ts';
import { isKept } from '../queries/own-conversation.ts';
import { setStatus } from './set-status.ts';

/** Opens the conversation of two members, if there is one, because they are connected now. Who had declined it has it again. */
export async function openConversation(tx: Db, one: string, other: string): Promise<void> {
  const row = await lockConversationWith(tx, { id: one }, other);
  if (!row || row.status === 'open') return;
  await setStatus(tx, row.id, { status: 'open', requestedBy: null });
  await tx.execute(sql`
    UPDATE conversation_members m SET is_request = false, listed_at = coalesce(m.listed_at,
      (SELECT x.created_at FROM messages x WHERE ${isKept(sql`x`, sql`m`, sql`m.user_id`)}
       ORDER BY x.created_at DESC, x.id DESC LIMIT 1))
    WHERE m.conversation_id = ${param(row.id)}`);
  publishTo(tx, [one, other], { type: 'conversation', conversationId: row.id });
}
