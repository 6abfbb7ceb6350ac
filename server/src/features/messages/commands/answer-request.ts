import { and, eq } from 'drizzle-orm';
import type { Conversation } from '#contract/messages/contract.ts';
import { answerRequest } from '#contract/messages/policy.ts';
import type { Db } from '#server/db/client.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Viewer } from '#server/http/app.ts';
import { publishTo } from '#server/platform/live/live-hub.ts';
import { getConversation } from '../queries/get-conversation.ts';
import { conversationMembers } from '../tables.ts';
import { markNotificationRead, retractNotification } from './message-notifications.ts';
import { setStatus } from './set-status.ts';
import { type OwnConversation, withOwnConversation } from './with-own-conversation.ts';

/** Both may write from now on. Accepting twice has no further effect. */
export async function acceptRequest(db: Db, viewer: Viewer, id: string): Promise<Conversation> {
  return withOwnConversation(db, viewer, id, async (tx, conversation) => {
    if (isOpenRequest(viewer, conversation, 'accept')) {
      await setStatus(tx, id, { status: 'open', requestedBy: null });
      await setOwn(tx, viewer, id, { isRequest: false });
      await markNotificationRead(tx, viewer.id, id);
      const both = [viewer.id, conversation.otherId ?? viewer.id];
      publishTo(tx, both, { type: 'conversation', conversationId: id });
    }
    return getConversation(tx, viewer, id);
  });
}

/** The conversation is gone for the viewer; whoever asked is not told. */
export async function declineRequest(db: Db, viewer: Viewer, id: string): Promise<void> {
  await withOwnConversation(db, viewer, id, async (tx, conversation) => {
    isOpenRequest(viewer, conversation, 'decline');
    await setStatus(tx, id, { status: 'declined', requestedBy: conversation.requestedBy });
    await setOwn(tx, viewer, id, { isRequest: false, listedAt: null, unreadCount: 0 });
    await retractNotification(tx, viewer.id, id);
    publishTo(tx, [viewer.id], { type: 'conversation', conversationId: id });
  });
}

function isOpenRequest(
  viewer: Viewer,
  { status, requestedBy }: OwnConversation,
  answer: 'accept' | 'decline',
): boolean {
  const outcome = answerRequest({ state: status, isMine: requestedBy === viewer.id }, answer);
  if ('refusal' in outcome) throw new AppError(outcome.code, outcome.refusal);
  return outcome.isChanged;
}

async function setOwn(
  tx: Db,
  viewer: Viewer,
  id: string,
  change: Partial<typeof conversationMembers.$inferInsert>,
): Promise<void> {
  await tx
    .update(conversationMembers)
    .set(change)
    .where(
      and(eq(conversationMembers.conversationId, id), eq(conversationMembers.userId, viewer.id)),
    );
}
