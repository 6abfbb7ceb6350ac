import { eq } from 'drizzle-orm';
import type { Comment } from '#contract/comments/contract.ts';
import type { UpdateComment } from '#contract/comments/forms.ts';
import { canEditComment } from '#contract/comments/policy.ts';
import type { Db } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { transaction } from '#server/db/transaction.ts';
import { authorize } from '#server/errors/authorize.ts';
import type { Viewer } from '#server/http/app.ts';
import { getComment, presentComment } from '../queries/get-comment.ts';
import { comments } from '../tables.ts';
import { lockComment } from './lock-comment.ts';
import { publishComments } from './publish-comments.ts';

const refusal = 'Only the person who wrote this comment can change it.';

export async function editComment(
  db: Db,
  viewer: Viewer,
  id: string,
  { text }: UpdateComment,
): Promise<Comment> {
  return transaction(db, async (tx) => {
    await lockComment(tx, id);
    const comment = authorize(viewer, canEditComment, await getComment(tx, viewer, id), refusal);
    if (text !== comment.text) {
      await tx
        .update(comments)
        .set({ text, editedAt: sql`clock_timestamp()` })
        .where(eq(comments.id, comment.id));
      publishComments(tx, { on: comment.on, id: comment.workId });
    }
    return presentComment(tx, viewer, id);
  });
}
