import { canCloseCommenting } from '#contract/comments/policy.ts';
import type { CommentSubject } from '#contract/comments/subjects.ts';
import type { Db } from '#server/db/client.ts';
import { transaction } from '#server/db/transaction.ts';
import { authorize } from '#server/errors/authorize.ts';
import type { Viewer } from '#server/http/app.ts';
import { commenting, lockWork } from './lock-work.ts';
import { publishComments } from './publish-comments.ts';

const refusal = 'Only the person whose work this is can close or open its comments.';

/** While commenting is closed, the comments stay to be read, liked and removed. */
export async function setCommenting(
  db: Db,
  viewer: Viewer,
  on: CommentSubject,
  id: string,
  change: { isCommentingOpen: boolean },
): Promise<{ isCommentingOpen: boolean }> {
  return transaction(db, async (tx) => {
    const found = await lockWork(tx, viewer, on, id);
    const work = authorize(viewer, canCloseCommenting, found, refusal);
    if (work.isCommentingOpen !== change.isCommentingOpen) {
      await commenting[on].setOpen(tx, work.id, change.isCommentingOpen);
      publishComments(tx, work);
    }
    return change;
  });
}
