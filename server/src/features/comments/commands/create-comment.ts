import type { Comment } from '#contract/comments/contract.ts';
import type { CreateComment } from '#contract/comments/forms.ts';
import type { CommentSubject } from '#contract/comments/subjects.ts';
import type { Db } from '#server/db/client.ts';
import { newId } from '#server/db/ids.ts';
import { sql } from '#server/db/sql.ts';
import { transaction } from '#server/db/transaction.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Viewer } from '#server/http/app.ts';
import type { Work } from '../../commenting/queries.ts';
import { resolveMentions } from '../../mentions/queries/resolve-mentions.ts';
import { type FoundComment, findComment, presentComment } from '../queries/get-comment.ts';
import { comments } from '../tables.ts';
import { commenting, lockWork } from './lock-work.ts';
import { notifyComment } from './notify-comment.ts';
import { publishComments } from './publish-comments.ts';

const columnOf = { post: 'postId', portfolio: 'portfolioItemId', event: 'eventId' } as const;

/** A reply to a reply joins its thread, below the comment that both answer; the author of that reply is notified. */
export async function createComment(
  db: Db,
  viewer: Viewer,
  on: CommentSubject,
  workId: string,
  { text, replyTo, mentions: ids }: CreateComment,
): Promise<Comment> {
  return transaction(db, async (tx) => {
    const work = await lockWork(tx, viewer, on, workId);
    if (!work.isCommentingOpen) throw new AppError('forbidden', 'Comments are closed here.');
    const answered = replyTo ? await getAnswered(tx, viewer, work, replyTo) : null;
    const mayAlsoBeSeenBy = work.ownerId;
    const mentions = await resolveMentions(tx, viewer, { text, ids, mayAlsoBeSeenBy });
    const comment = { id: newId('comment'), text, mentions };
    await tx.insert(comments).values({
      ...comment,
      [columnOf[on]]: work.id,
      authorId: viewer.id,
      replyTo: answered && (answered.replyTo ?? answered.id),
      createdAt: sql`clock_timestamp()`,
    });
    await commenting[on].addToCount(tx, work.id, 1);
    await notifyComment(tx, viewer, work, { ...comment, answered });
    publishComments(tx, work);
    return presentComment(tx, viewer, comment.id);
  });
}

async function getAnswered(
  tx: Db,
  viewer: Viewer,
  work: Work,
  replyTo: string,
): Promise<FoundComment> {
  const answered = await findComment(tx, viewer, replyTo);
  if (answered && answered.on === work.on && answered.workId === work.id) return answered;
  const message = 'The comment that you reply to is not here. It may have been deleted.';
  throw new AppError('invalid', message, { issues: [{ path: 'replyTo', message }] });
}
