import { canBlock } from '#contract/moderation/policy.ts';
import { lockPair } from '#server/db/advisory-lock.ts';
import type { Db } from '#server/db/client.ts';
import { transaction } from '#server/db/transaction.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Viewer } from '#server/http/app.ts';
import { publishTo } from '#server/platform/live/live-hub.ts';
import { endConnection } from '../../connections/commands/end-connection.ts';
import { removeEndorsementsBetween } from '../../endorsements/commands.ts';
import { removeRsvpsBetween } from '../../events/commands/seats.ts';
import { endConversation } from '../../messages/commands/end-conversation.ts';
import { createBlock, removeBlock } from '../../visibility/commands.ts';
import { getVisibleMember, isBlocking } from '../../visibility/queries/visible-members.ts';

/**
 * Hides two members from each other and ends their connection, endorsements and conversation, and what they answered to each other's events. Blocking twice has no further effect.
 * Without the lock, a request, a message or an endorsement made at the same moment would outlive the block.
 */
export async function blockMember(db: Db, viewer: Viewer, userId: string): Promise<void> {
  if (!canBlock(viewer, { id: userId }))
    throw new AppError('invalid', 'You cannot block yourself.');
  await transaction(db, async (tx) => {
    await lockPair(tx, viewer.id, userId);
    if (await isBlocking(tx, viewer, userId)) return;
    const member = await getVisibleMember(tx, viewer, userId);
    await createBlock(tx, viewer.id, member.id);
    await endConnection(tx, viewer.id, member.id);
    await removeEndorsementsBetween(tx, viewer.id, member.id);
    await endConversation(tx, viewer.id, member.id);
    await removeRsvpsBetween(tx, viewer.id, member.id);
    // What either did is no longer in the other's list, nor in the count of a tab that is open.
    publishTo(tx, [viewer.id, member.id], { type: 'notification' });
  });
}

/** Unblocking a member who is not blocked succeeds. */
export async function unblockMember(db: Db, viewer: Viewer, userId: string): Promise<void> {
  await removeBlock(db, viewer.id, userId);
}
