import type { Db } from '#server/db/client.ts';
import { isMentioned, mentionsWithout } from '../../mentions/queries/mentions-without.ts';
import { comments } from '../tables.ts';

/** The comments that mention this member keep their words and lose the link. */
export async function removeCommentMentions(tx: Db, userId: string): Promise<void> {
  await tx
    .update(comments)
    .set({ mentions: mentionsWithout(comments.mentions, userId) })
    .where(isMentioned(comments.mentions, userId));
}
