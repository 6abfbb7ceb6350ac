import { and, eq } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { param, sql } from '#server/db/sql.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Viewer } from '#server/http/app.ts';
import { notify } from '../../notifications/commands/notify.ts';
import { retractNotification } from '../../notifications/commands/retract-notifications.ts';
import { getPost } from '../queries/get-post.ts';
import { postLikes } from '../tables.ts';

interface LikeState {
  isLiked: boolean;
  likeCount: number;
}

/**
 * A second like has no effect, and the author is notified once. FOR KEY SHARE: a post deleted since it was read gives no
 * row, not a foreign-key error.
 */
export async function likePost(db: Db, viewer: Viewer, id: string): Promise<LikeState> {
  return transaction(db, async (tx) => {
    const post = await getPost(tx, viewer, id);
    const { rowCount } = await tx.execute(sql`
      INSERT INTO ${postLikes} (post_id, user_id)
      SELECT p.id, ${param(viewer.id)} FROM posts p WHERE p.id = ${param(post.id)} FOR KEY SHARE
      ON CONFLICT DO NOTHING`);
    if (rowCount) await notify(tx, [post.authorId], likeOf(viewer, post.id));
    return getLikeState(tx, viewer, id);
  });
}

export async function unlikePost(db: Db, viewer: Viewer, id: string): Promise<LikeState> {
  return transaction(db, async (tx) => {
    const post = await getPost(tx, viewer, id);
    await tx
      .delete(postLikes)
      .where(and(eq(postLikes.postId, post.id), eq(postLikes.userId, viewer.id)));
    await retractNotification(tx, post.authorId, likeOf(viewer, post.id));
    return getLikeState(tx, viewer, id);
  });
}

function likeOf(actor: Viewer, postId: string) {
  return { type: 'like', actor, data: { postId } } as const;
}

async function getLikeState(tx: Db, viewer: Viewer, id: string): Promise<LikeState> {
  const { isLiked, likeCount } = await getPost(tx, viewer, id);
  return { isLiked, likeCount };
}
