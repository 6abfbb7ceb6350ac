import { stateAfterBlock } from '#contract/messages/policy.ts';
import type { Db } from '#server/db/client.ts';
import { param, sql } from '#server/db/sql.ts';
import { publishTo } from '#server/platform/live/live-hub.ts';
import { lockConversationWith } from '../queries/conversation-pair.ts';
import { retractMessagesBetween } from './message-notifications.ts';
import { setStatus } from './set-status.ts';

/** Ends the conversation of two members because one blocks the other, in either order. A request counts as declined. */
export async function endConversation(tx: Db, one: string, other: string): Promise<void> {
  const row = await lockConversationWith(tx, { id: one }, other);
  if (!row) return;
  const status = stateAfterBlock(row.status);
  if (status !== row.status) {
    const requestedBy = status === 'declined' ? row.requestedBy : null;
    await setStatus(tx, row.id, { status, requestedBy });
  }
  await tx.execute(sql`
    UPDATE conversation_members SET is_request = false, unread_count = 0, listed_at = NULL
    WHERE conversation_id = ${param(row.id)} AND is_request`);
  await retractMessagesBetween(tx, one, other);
  publishTo(tx, [one, other], { type: 'conversation', conversationId: row.id });
}
