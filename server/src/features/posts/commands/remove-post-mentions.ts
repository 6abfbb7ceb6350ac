import type { Db } from '#server/db/client.ts';
import { isMentioned, mentionsWithout } from '../../mentions/queries/mentions-without.ts';
import { posts } from '../tables.ts';

/** The posts that mention this member keep their words and lose the link. */
export async function removePostMentions(tx: Db, userId: string): Promise<void> {
  await tx
    .update(posts)
    .set({ mentions: mentionsWithout(posts.mentions, userId) })
    .where(isMentioned(posts.mentions, userId));
}
