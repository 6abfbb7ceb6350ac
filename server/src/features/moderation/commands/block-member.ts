import { and, eq, inArray, or } from 'drizzle-orm';
import { canBlock } from '#contract/moderation/policy.ts';
import { lockPair } from '#server/db/advisory-lock.ts';
import type { Db } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { transaction } from '#server/db/transaction.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Viewer } from '#server/http/app.ts';
import { connections } from '../../connections/tables.ts';
import { endorsements } from '../../endorsements/tables.ts';
import { notifications } from '../../notifications/tables.ts';
import { getVisibleMember, isBlocking } from '../queries/visible-members.ts';
import { blocks } from '../tables.ts';

/** From here on neither sees the other; what connected them ends. Blocking twice is blocking once. */
export async function blockMember(db: Db, viewer: Viewer, userId: string): Promise<void> {
  if (!canBlock(viewer, { id: userId }))
    throw new AppError('invalid', 'You cannot block yourself.');
  await transaction(db, async (tx) => {
    await lockPair(tx, viewer.id, userId);
    if (await isBlocking(tx, viewer, userId)) return;
    const member = await getVisibleMember(tx, viewer, userId);
    await tx.insert(blocks).values({ blockerId: viewer.id, blockedId: member.id });
    await endConnection(tx, viewer.id, member.id);
    await removeEndorsements(tx, viewer.id, member.id);
  });
}

/** A block that is not there is lifted already. */
export async function unblockMember(db: Db, viewer: Viewer, userId: string): Promise<void> {
  await db.delete(blocks).where(and(eq(blocks.blockerId, viewer.id), eq(blocks.blockedId, userId)));
}

async function endConnection(tx: Db, one: string, other: string): Promise<void> {
  await tx
    .update(connections)
    .set({ status: 'removed', changedAt: sql`now()` })
    .where(
      and(
        inArray(connections.status, ['pending', 'accepted']),
        eitherWay(connections.requesterId, connections.addresseeId, one, other),
      ),
    );
  await tx
    .delete(notifications)
    .where(
      and(
        eq(notifications.type, 'connection_request'),
        eitherWay(notifications.userId, notifications.actorId, one, other),
      ),
    );
}

async function removeEndorsements(tx: Db, one: string, other: string): Promise<void> {
  await tx
    .delete(endorsements)
    .where(eitherWay(endorsements.userId, endorsements.endorserId, one, other));
}

type Column = Parameters<typeof eq>[0];

function eitherWay(left: Column, right: Column, one: string, other: string) {
  return or(and(eq(left, one), eq(right, other)), and(eq(left, other), eq(right, one)));
}
