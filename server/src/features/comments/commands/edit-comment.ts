import { eq } from 'drizzle-orm';
import type { Comment } from '#contract/comments/contract.ts';
import type { UpdateComment } from '#contract/comments/forms.ts';
import type { Mention } from '#contract/comments/mentions.ts';
import { canEditComment } from '#contract/comments/policy.ts';
import type { Db } from '#server/db/client.ts';
import { param, sql } from '#server/db/sql.ts';
import { transaction } from '#server/db/transaction.ts';
import { type Authorized, authorize } from '#server/errors/authorize.ts';
import type { Viewer } from '#server/http/app.ts';
import { resolveMentions } from '../../mentions/queries/resolve-mentions.ts';
import {
  type FoundComment,
  findComment,
  getComment,
  presentComment,
} from '../queries/get-comment.ts';
import { comments } from '../tables.ts';
import { notifyRementioned } from './notify-comment.ts';
import { publishComments } from './publish-comments.ts';

const refusal = 'Only the person who wrote this comment can change it.';

/** Marks the comment as edited where its words are others. */
export async function editComment(
  db: Db,
  viewer: Viewer,
  id: string,
  { text, mentions: ids }: UpdateComment,
): Promise<Comment> {
  return transaction(db, async (tx) => {
    await lockComment(tx, id);
    const comment = authorize(viewer, canEditComment, await getComment(tx, viewer, id), refusal);
    const work = { on: comment.on, id: comment.workId, ownerId: comment.ownerId };
    const before = comment.mentions;
    const mentions = await resolveMentions(tx, viewer, {
      text,
      ids,
      before,
      mayAlsoBeSeenBy: work.ownerId,
    });
    await writeChange(tx, comment, text, mentions);
    const answered = comment.replyTo ? await findComment(tx, viewer, comment.replyTo) : null;
    await notifyRementioned(tx, viewer, work, { id, mentions, answered }, before);
    publishComments(tx, work);
    return presentComment(tx, viewer, id);
  });
}

/** Two changes at once would each compare with the words before both. */
async function lockComment(tx: Db, id: string): Promise<void> {
  await tx.execute(sql`SELECT 1 FROM comments WHERE id = ${param(id)} FOR NO KEY UPDATE`);
}

async function writeChange(
  tx: Db,
  comment: Authorized<FoundComment>,
  text: string,
  mentions: Mention[],
): Promise<void> {
  const edited = text === comment.text ? {} : { text, editedAt: sql`clock_timestamp()` };
  await tx
    .update(comments)
    .set({ mentions, ...edited })
    .where(eq(comments.id, comment.id));
}
