import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { blocks } from './tables.ts';

export async function createBlock(tx: Db, blockerId: string, blockedId: string): Promise<void> {
  await tx.insert(blocks).values({ blockerId, blockedId });
}

export async function removeBlock(db: Db, blockerId: string, blockedId: string): Promise<void> {
  await db
    .delete(blocks)
    .where(and(eq(blocks.blockerId, blockerId), eq(blocks.blockedId, blockedId)));
}
