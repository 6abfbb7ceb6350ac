import { eq } from 'drizzle-orm';
import type { Post } from '#contract/posts/contract.ts';
import type { CreatePost, UpdatePost } from '#contract/posts/forms.ts';
import { canEditPost } from '#contract/posts/policy.ts';
import type { Db } from '#server/db/client.ts';
import { newId } from '#server/db/ids.ts';
import { sql } from '#server/db/sql.ts';
import { transaction } from '#server/db/transaction.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Viewer } from '#server/http/app.ts';
import { publishToAll } from '#server/platform/live/live-hub.ts';
import { deleteUpload } from '../../uploads/commands.ts';
import { getPost } from '../queries/get-post.ts';
import { posts } from '../tables.ts';
import { attachMedia } from './attach-media.ts';

export async function createPost(
  db: Db,
  viewer: Viewer,
  { imageUrl, imageAlt, ...body }: CreatePost,
): Promise<Post> {
  return transaction(db, async (tx) => {
    const id = newId('post');
    await tx.insert(posts).values({
      ...body,
      ...(await attachMedia(tx, viewer, imageUrl ?? null)),
      id,
      authorId: viewer.id,
      mediaAlt: imageAlt || null,
      createdAt: sql`clock_timestamp()`,
    });
    publishToAll(tx, { type: 'feed' });
    return getPost(tx, viewer, id);
  });
}

export async function updatePost(
  db: Db,
  viewer: Viewer,
  id: string,
  { imageUrl, imageAlt, skills, ...body }: UpdatePost,
): Promise<Post> {
  return transaction(db, async (tx) => {
    const { post, uploadId } = await getEditable(tx, viewer, id);
    const isNewMedia = imageUrl !== undefined && imageUrl !== post.imageUrl;
    await tx
      .update(posts)
      .set({
        ...body,
        ...(skills === undefined ? {} : { skills: skills ?? [] }),
        ...(isNewMedia ? { ...(await attachMedia(tx, viewer, imageUrl)), mediaAlt: null } : {}),
        ...(imageAlt === undefined ? {} : { mediaAlt: imageAlt || null }),
        updatedAt: sql`now()`,
      })
      .where(eq(posts.id, id));
    if (isNewMedia) await deleteUpload(tx, uploadId);
    return getPost(tx, viewer, id);
  });
}

export async function removePost(db: Db, viewer: Viewer, id: string): Promise<void> {
  await transaction(db, async (tx) => {
    const { uploadId } = await getEditable(tx, viewer, id);
    await tx.delete(posts).where(eq(posts.id, id));
    await deleteUpload(tx, uploadId);
  });
}

/** Two edits at once would both replace the same file, and one of their own would belong to nothing: the row is locked. */
async function getEditable(tx: Db, viewer: Viewer, id: string) {
  const [row] = await tx
    .select({ uploadId: posts.uploadId })
    .from(posts)
    .where(eq(posts.id, id))
    .for('update');
  const post = await getPost(tx, viewer, id);
  if (canEditPost(viewer, post)) return { post, uploadId: row?.uploadId ?? null };
  throw new AppError('forbidden', 'Only the person who wrote this post can change it.');
}
