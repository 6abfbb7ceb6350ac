import type { Conversation } from '#contract/messages/contract.ts';
import { deletedRefusal, selfRefusal, waitingRefusal, write } from '#contract/messages/policy.ts';
import type { Db } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { statement } from '#server/db/statement.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Viewer } from '#server/http/app.ts';
import { conversationJson } from './conversation-json.ts';
import { findConversationWith, findPartner, pairOf } from './conversation-pair.ts';
import { ownConversations } from './own-conversation.ts';

const conversationById = statement<
  { item: Conversation },
  [viewerId: string, id: string, deleted: string, waiting: string]
>(
  'conversation_by_id',
  (viewer, id, deleted, waiting) => sql`
  SELECT ${conversationJson(sql`own`, viewer, { deleted, waiting })} AS item
  FROM (${ownConversations(viewer, sql`m.conversation_id = ${id}`)}) own`,
);

export async function getConversation(db: Db, viewer: Viewer, id: string): Promise<Conversation> {
  const [row] = await conversationById(db, viewer.id, id, deletedRefusal, waitingRefusal);
  if (!row) throw conversationGone();
  return row.item;
}

/** The viewer's conversation with a member, and why they cannot write to them now. */
export async function getConversationWith(
  db: Db,
  viewer: Viewer,
  userId: string,
): Promise<{ conversationId: string | null; refusal: string | null }> {
  const partner = await findPartner(db, viewer, userId);
  if (!partner) throw new AppError('not_found', 'User not found');
  if (userId === viewer.id) return { conversationId: null, refusal: selfRefusal };
  const found = await findConversationWith(db, viewer, userId);
  const pair = pairOf(viewer, found, partner);
  const outcome = write(pair, Date.now());
  const isHidden = pair.state === 'declined' && !pair.isMine;
  return {
    conversationId: isHidden ? null : (found?.id ?? null),
    refusal: 'refusal' in outcome ? outcome.refusal : null,
  };
}

export const conversationGone = () =>
  new AppError('not_found', 'This conversation is not here. It may have been deleted.');
