import { eq } from 'drizzle-orm';
import { canRemoveComment } from '#contract/comments/policy.ts';
import type { Db } from '#server/db/client.ts';
import { param, sql } from '#server/db/sql.ts';
import { transaction } from '#server/db/transaction.ts';
import { type Authorized, authorize } from '#server/errors/authorize.ts';
import type { Viewer } from '#server/http/app.ts';
import { recordActOnOthers } from '../../audit/commands.ts';
import { retractFromEveryone } from '../../notifications/commands/retract-notifications.ts';
import { isActiveMember } from '../../users/queries.ts';
import { type FoundComment, getComment } from '../queries/get-comment.ts';
import { commentLikes, comments } from '../tables.ts';
import { commenting } from './lock-work.ts';
import { publishComments } from './publish-comments.ts';

const refusal = 'Only its author and the person whose work this is can delete this comment.';

export async function removeComment(db: Db, viewer: Viewer, id: string): Promise<void> {
  await transaction(db, async (tx) => {
    const { on, workId } = await getComment(tx, viewer, id);
    await commenting[on].lock(tx, workId);
    const found = await getComment(tx, viewer, id);
    const comment = authorize(viewer, canRemoveComment, found, refusal);
    const isCounted = await isAuthorActive(tx, comment);
    await deleteRow(tx, comment);
    if (isCounted) await commenting[on].addToCount(tx, workId, -1);
    await retractFromEveryone(
      tx,
      { id: comment.authorId },
      {
        type: 'comment',
        actor: { id: comment.authorId },
        data: {
          event: 'comment',
          commentId: comment.id,
          subject: on,
          subjectId: workId,
          ownerId: comment.ownerId,
        },
      },
    );
    publishComments(tx, { on, id: workId });
    if (viewer.id !== comment.ownerId)
      await recordActOnOthers(tx, viewer, comment.authorId, {
        action: 'comment.remove',
        targetType: 'comment',
        targetId: id,
        before: { text: comment.text },
        after: {},
      });
  });
}

async function isAuthorActive(tx: Db, { authorId }: FoundComment): Promise<boolean> {
  const { rows } = await tx.execute<{ isActive: boolean }>(
    sql`SELECT ${isActiveMember(param(authorId))} AS "isActive"`,
  );
  return rows[0]?.isActive ?? false;
}

/** A comment with replies keeps its row without author and words, until its last reply is deleted. */
async function deleteRow(tx: Db, { id, replyTo }: Authorized<FoundComment>): Promise<void> {
  const hasReplies = (await tx.$count(comments, eq(comments.replyTo, id))) > 0;
  if (hasReplies) {
    await tx
      .update(comments)
      .set({ authorId: null, text: '', mentions: [], editedAt: null })
      .where(eq(comments.id, id));
    await tx.delete(commentLikes).where(eq(commentLikes.commentId, id));
    return;
  }
  await tx.delete(comments).where(eq(comments.id, id));
  if (replyTo) await deleteIfEmpty(tx, replyTo);
}

async function deleteIfEmpty(tx: Db, id: string): Promise<void> {
  await tx.execute(sql`DELETE FROM ${comments} c WHERE c.id = ${param(id)} AND c.author_id IS NULL
    AND NOT EXISTS (SELECT 1 FROM comments r WHERE r.reply_to = c.id)`);
}
