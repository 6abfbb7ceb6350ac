import type { Db } from '#server/db/client.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Viewer } from '#server/http/app.ts';
import {
  type ConversationRow,
  findPartner,
  lockConversation,
  type Partner,
} from '../queries/conversation-pair.ts';
import { conversationGone } from '../queries/get-conversation.ts';

export interface OwnConversation extends ConversationRow {
  /** Null where the account was deleted. */
  partner: Partner | null;
}

/**
 * Runs `work` on a conversation that the viewer has, locked. Who the other member is, is read after the lock: a block or a
 * suspension that was committed while we waited for it would otherwise not be seen.
 */
export async function withOwnConversation<Result>(
  db: Db,
  viewer: Viewer,
  id: string,
  work: (tx: Db, conversation: OwnConversation) => Promise<Result>,
): Promise<Result> {
  return transaction(db, async (tx) => {
    const row = await lockConversation(tx, viewer, id);
    if (!row) throw conversationGone();
    const partner = row.otherId === null ? null : await findPartner(tx, viewer, row.otherId);
    const isHidden = row.otherId !== null && partner === null;
    const isDeclined = row.status === 'declined' && row.requestedBy !== viewer.id;
    if (isHidden || isDeclined) throw conversationGone();
    return work(tx, { ...row, partner });
  });
}
