import { and, eq } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { param, sql } from '#server/db/sql.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Viewer } from '#server/http/app.ts';
import { type FoundComment, getComment, presentComment } from '../queries/get-comment.ts';
import { commentLikes } from '../tables.ts';
import { publishComments } from './publish-comments.ts';

interface LikeState {
  isLiked: boolean;
  likeCount: number;
}

/** FOR KEY SHARE: a comment deleted since it was read gives no row, not a foreign-key error. */
export async function likeComment(db: Db, viewer: Viewer, id: string): Promise<LikeState> {
  return changeLike(db, viewer, id, (tx, comment) =>
    tx.execute(sql`
      INSERT INTO ${commentLikes} (comment_id, user_id)
      SELECT c.id, ${param(viewer.id)} FROM comments c
      WHERE c.id = ${param(comment.id)} AND c.author_id IS NOT NULL FOR KEY SHARE
      ON CONFLICT DO NOTHING`),
  );
}

export async function unlikeComment(db: Db, viewer: Viewer, id: string): Promise<LikeState> {
  return changeLike(db, viewer, id, (tx, comment) =>
    tx
      .delete(commentLikes)
      .where(and(eq(commentLikes.commentId, comment.id), eq(commentLikes.userId, viewer.id))),
  );
}

async function changeLike(
  db: Db,
  viewer: Viewer,
  id: string,
  change: (tx: Db, comment: FoundComment) => PromiseLike<{ rowCount: number | null }>,
): Promise<LikeState> {
  return transaction(db, async (tx) => {
    const comment = await getComment(tx, viewer, id);
    const { rowCount } = await change(tx, comment);
    if (rowCount) publishComments(tx, { on: comment.on, id: comment.workId });
    const { isLiked, likeCount } = await presentComment(tx, viewer, id);
    return { isLiked, likeCount };
  });
}
