import { eq } from 'drizzle-orm';
import type { Mention } from '#contract/comments/mentions.ts';
import { presentMentions } from '#contract/comments/split-mentions.ts';
import { parseVideoLink } from '#contract/portfolio/video-link.ts';
import type { Post } from '#contract/posts/contract.ts';
import type { CreatePost, UpdatePost } from '#contract/posts/forms.ts';
import { canEditPost } from '#contract/posts/policy.ts';
import { mediaKindOfUrl } from '#contract/uploads/media.ts';
import type { Db } from '#server/db/client.ts';
import { newId } from '#server/db/ids.ts';
import { sql } from '#server/db/sql.ts';
import { transaction } from '#server/db/transaction.ts';
import { type Authorized, authorize } from '#server/errors/authorize.ts';
import type { Viewer } from '#server/http/app.ts';
import { publishToAll } from '#server/platform/live/live-hub.ts';
import { enqueue } from '#server/platform/queue/queue.ts';
import { recordActOnOthers } from '../../audit/commands.ts';
import { resolveMentions } from '../../mentions/queries/resolve-mentions.ts';
import { retractNotificationsAbout } from '../../notifications/commands/retract-notifications.ts';
import { hangMedia } from '../../portfolio/commands/hang-media.ts';
import { requireProject } from '../../projects/commands/require-project.ts';
import { deleteUpload } from '../../uploads/commands.ts';
import { copyPostPictureTask } from '../copy-picture-task.ts';
import { getPost } from '../queries/get-post.ts';
import { listOwnUploads } from '../queries/list-own-uploads.ts';
import { posts } from '../tables.ts';
import { attachMedia, type OwnUploads, type PostMedia, writePictures } from './attach-media.ts';
import { notifyMentioned } from './notify-mentioned.ts';

const refusal = 'Only the person who wrote this post can change it.';

export async function createPost(
  db: Db,
  viewer: Viewer,
  { imageUrl, imageAlt, pictures, hangInPortfolio, mentions: ids, ...body }: CreatePost,
): Promise<Post> {
  return transaction(db, async (tx) => {
    const id = newId('post');
    await requireProject(tx, viewer, body.projectId);
    const { pictures: further, ...media } = await attachMedia(tx, viewer, {
      url: imageUrl ?? null,
      pictures,
    });
    const written = { text: body.content, ids, mayAlsoBeSeenBy: null };
    const mentions = await resolveMentions(tx, viewer, written);
    await tx.insert(posts).values({
      ...body,
      ...media,
      mentions,
      id,
      authorId: viewer.id,
      mediaAlt: imageAlt || null,
      furtherPictures: further.length,
      createdAt: sql`clock_timestamp()`,
    });
    await writePictures(tx, id, further);
    if (hangInPortfolio) await hangMedia(tx, viewer, { ...media, text: body.content });
    await notifyMentioned(tx, viewer, id, [], mentions);
    await enqueueCopy(tx, id, media);
    publishToAll(tx, { type: 'feed' });
    return getPost(tx, viewer, id);
  });
}

export async function updatePost(
  db: Db,
  viewer: Viewer,
  id: string,
  change: UpdatePost,
  mayEdit: PostPolicy = canEditPost,
): Promise<Post> {
  return transaction(db, async (tx) => {
    const post = await lockEditablePost(tx, viewer, id, mayEdit);
    await requireProject(tx, viewer, change.projectId);
    const media = await changedMedia(tx, viewer, post, change);
    const mentions = await changedMentions(tx, viewer, post, change);
    await writeChange(tx, post, change, mentions, media);
    await notifyMentioned(tx, viewer, id, post.storedMentions, mentions);
    if (media) await deleteDropped(tx, post, media);
    await enqueueCopy(tx, id, media);
    const changed = await getPost(tx, viewer, id);
    await recordActOnOthers(tx, viewer, post.authorId, {
      action: 'post.update',
      targetType: 'post',
      targetId: id,
      before: wordsOf(post),
      after: wordsOf(changed),
    });
    return changed;
  });
}

/** Undefined where the media stays as it is. */
async function changedMedia(
  tx: Db,
  viewer: Viewer,
  { imageUrl, pictures, ownUploads }: EditablePost,
  change: UpdatePost,
): Promise<PostMedia | undefined> {
  const url = change.imageUrl === undefined ? imageUrl : change.imageUrl;
  const isSame = url === imageUrl && change.pictures === undefined;
  if (isSame) return undefined;
  const kept = url === null ? [] : (pictures ?? []).filter((picture) => picture.url !== url);
  return attachMedia(tx, viewer, { url, pictures: change.pictures ?? kept }, ownUploads);
}

async function deleteDropped(tx: Db, { ownUploads }: EditablePost, media: PostMedia) {
  const kept = new Set([media.uploadId, ...media.pictures.map(({ uploadId }) => uploadId)]);
  for (const uploadId of ownUploads.values())
    if (!kept.has(uploadId)) await deleteUpload(tx, uploadId);
}

/** Without new mentions those stay whose names are still in the text. */
async function changedMentions(
  tx: Db,
  viewer: Viewer,
  { content, storedMentions }: EditablePost,
  { content: text = content, mentions: ids }: UpdatePost,
): Promise<Mention[]> {
  if (!ids) return presentMentions(text, storedMentions);
  const written = { text, ids, mayAlsoBeSeenBy: null, before: storedMentions };
  return resolveMentions(tx, viewer, written);
}

/** Films, sounds and documents elsewhere stay links. */
async function enqueueCopy(
  tx: Db,
  postId: string,
  media: Pick<PostMedia, 'mediaUrl'> | undefined,
): Promise<void> {
  const url = media?.mediaUrl;
  if (!url || (mediaKindOfUrl(url) !== 'image' && !parseVideoLink(url))) return;
  await enqueue(tx, copyPostPictureTask, { postId });
}

export async function removePost(
  db: Db,
  viewer: Viewer,
  id: string,
  mayEdit: PostPolicy = canEditPost,
): Promise<void> {
  await transaction(db, async (tx) => {
    const post = await lockEditablePost(tx, viewer, id, mayEdit);
    await deleteRow(tx, post);
    await retractNotificationsAbout(tx, post.id);
    for (const uploadId of post.ownUploads.values()) await deleteUpload(tx, uploadId);
    await recordActOnOthers(tx, viewer, post.authorId, {
      action: 'post.remove',
      targetType: 'post',
      targetId: id,
      before: wordsOf(post),
      after: {},
    });
  });
}

const wordsOf = ({ content, type, skills, imageUrl }: Post) => ({
  content,
  type,
  skills,
  imageUrl,
});

interface StoredPost extends Post {
  ownUploads: OwnUploads;
  /** Also those whom the author may not see now. */
  storedMentions: Mention[];
}

type EditablePost = Authorized<StoredPost>;
type PostPolicy = (viewer: Viewer, post: Pick<Post, 'authorId'>) => boolean;

/** Locks the row: two edits at once would each replace the same file, and one of the new files would be left over. */
async function lockEditablePost(
  tx: Db,
  viewer: Viewer,
  id: string,
  mayEdit: PostPolicy,
): Promise<EditablePost> {
  const [row] = await tx
    .select({ mentions: posts.mentions })
    .from(posts)
    .where(eq(posts.id, id))
    .for('update');
  const post = await getPost(tx, viewer, id);
  const ownUploads = await listOwnUploads(tx, id);
  const stored = { ...post, ownUploads, storedMentions: row?.mentions ?? [] };
  return authorize(viewer, mayEdit, stored, refusal);
}

async function writeChange(
  tx: Db,
  post: EditablePost,
  { imageUrl, imageAlt, pictures: _, skills, ...body }: UpdatePost,
  mentions: Mention[],
  media: PostMedia | undefined,
): Promise<void> {
  const isNewFirst = imageUrl !== undefined && imageUrl !== post.imageUrl;
  await tx
    .update(posts)
    .set({
      ...body,
      mentions,
      ...(skills === undefined ? {} : { skills: skills ?? [] }),
      ...(media && {
        uploadId: media.uploadId,
        mediaUrl: media.mediaUrl,
        furtherPictures: media.pictures.length,
      }),
      ...(isNewFirst ? { mediaAlt: null } : {}),
      ...(imageAlt === undefined ? {} : { mediaAlt: imageAlt || null }),
      updatedAt: sql`now()`,
    })
    .where(eq(posts.id, post.id));
  if (media) await writePictures(tx, post.id, media.pictures);
}

async function deleteRow(tx: Db, post: EditablePost): Promise<void> {
  await tx.delete(posts).where(eq(posts.id, post.id));
}
