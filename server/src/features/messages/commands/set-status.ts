import { eq } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { newId } from '#server/db/ids.ts';
import { sql } from '#server/db/sql.ts';
import { inOrder } from '../queries/conversation-pair.ts';
import { conversationMembers, conversations } from '../tables.ts';

type Status = Pick<typeof conversations.$inferSelect, 'status' | 'requestedBy'>;

/** The conversation of two members, in neither's list before its first message. */
export async function createConversation(
  tx: Db,
  oneId: string,
  otherId: string,
  status: Status,
): Promise<string> {
  const id = newId('conv');
  const [lowId, highId] = inOrder(oneId, otherId);
  await tx.insert(conversations).values({ id, lowId, highId, ...status });
  await tx
    .insert(conversationMembers)
    .values([oneId, otherId].map((userId) => ({ conversationId: id, userId })));
  return id;
}

export async function setStatus(tx: Db, id: string, status: Status): Promise<void> {
  await tx
    .update(conversations)
    .set({ ...status, changedAt: sql`now()` })
    .where(eq(conversations.id, id));
}
