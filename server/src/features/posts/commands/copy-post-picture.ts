import { and, eq, isNull } from 'drizzle-orm';
import { parseVideoLink } from '#contract/portfolio/video-link.ts';
import { transaction } from '#server/db/transaction.ts';
import type { App } from '#server/http/app.ts';
import type { RemoteConnection } from '#server/platform/remote/remote-connection.ts';
import { attachUpload, deleteUpload } from '../../uploads/commands.ts';
import { urlOfKey } from '../../uploads/queries.ts';
import { copyPicture } from '../../uploads/remote/commands.ts';
import { posts } from '../tables.ts';

/** The copy replaces the address of a picture, and is the poster of a video elsewhere. Until then, and without one, the post has a link. */
export async function copyPostPicture(
  app: App,
  postId: string,
  connection: RemoteConnection,
): Promise<void> {
  const [post] = await app.db.select().from(posts).where(eq(posts.id, postId));
  if (!post?.mediaUrl || post.uploadId) return;
  const { mediaUrl } = post;
  const author = { id: post.authorId };
  const upload = await copyPicture(app, connection, author, mediaUrl);
  if (!upload) return;
  const isVideo = parseVideoLink(mediaUrl) !== null;
  await transaction(app.db, async (tx) => {
    const uploadId = await attachUpload(tx, author, urlOfKey(upload.key));
    const changed = await tx
      .update(posts)
      .set({ uploadId, ...(isVideo ? {} : { mediaUrl: null }) })
      .where(and(eq(posts.id, postId), eq(posts.mediaUrl, mediaUrl), isNull(posts.uploadId)))
      .returning({ id: posts.id });
    if (changed.length === 0) await deleteUpload(tx, uploadId);
  });
}
