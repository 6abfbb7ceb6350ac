import { and, eq, inArray, ne } from 'drizzle-orm';
import { parseVideoLink } from '#contract/portfolio/video-link.ts';
import type { Db } from '#server/db/client.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Viewer } from '#server/http/app.ts';
import { attachUpload } from '../../uploads/commands.ts';
import { keyOfUrl } from '../../uploads/queries.ts';
import { uploads } from '../../uploads/tables.ts';
import { postPictures } from '../tables.ts';

/** What is asked for: the address of the first file or of media elsewhere, and the pictures after it. */
export interface WantedMedia {
  url: string | null;
  pictures: { url: string; alt?: string | null | undefined }[];
}

export interface PostMedia {
  uploadId: string | null;
  mediaUrl: string | null;
  pictures: { uploadId: string; alt: string | null }[];
}

/** The uploads that a post has already, by their addresses. */
export type OwnUploads = ReadonlyMap<string, string>;

const oneKind = 'Only pictures can stand side by side in a post.';
const oneEach = 'Each picture can be in a post once.';

/** Attaches uploads of the viewer to the post. An address elsewhere is kept, that of a video under its canonical form. */
export async function attachMedia(
  tx: Db,
  viewer: Viewer,
  { url, pictures }: WantedMedia,
  own: OwnUploads = new Map(),
): Promise<PostMedia> {
  const attach = async (address: string) =>
    own.get(address) ?? (await attachUpload(tx, viewer, address));
  const addresses = new Set([url, ...pictures.map((picture) => picture.url)]);
  if (addresses.size <= pictures.length) throw new AppError('invalid', oneEach);
  const isUpload = url !== null && keyOfUrl(url) !== null;
  if (!isUpload && pictures.length > 0) throw new AppError('invalid', oneKind);
  if (!isUpload) return { uploadId: null, mediaUrl: canonical(url), pictures: [] };
  const uploadId = await attach(url);
  const attached: PostMedia['pictures'] = [];
  for (const { url: address, alt } of pictures)
    attached.push({ uploadId: await attach(address), alt: alt || null });
  if (attached.length > 0) await requirePictures(tx, [uploadId, ...attached.map(idOf)]);
  return { uploadId, mediaUrl: null, pictures: attached };
}

/** Writes the pictures after the first in the place of those that were there. */
export async function writePictures(
  tx: Db,
  postId: string,
  pictures: PostMedia['pictures'],
): Promise<void> {
  await tx.delete(postPictures).where(eq(postPictures.postId, postId));
  if (pictures.length === 0) return;
  const rows = pictures.map((picture, index) => ({ ...picture, postId, place: index + 1 }));
  await tx.insert(postPictures).values(rows);
}

const idOf = ({ uploadId }: { uploadId: string }) => uploadId;

const canonical = (url: string | null) => url && (parseVideoLink(url)?.url ?? url);

async function requirePictures(tx: Db, ids: string[]): Promise<void> {
  const others = await tx.$count(uploads, and(inArray(uploads.id, ids), ne(uploads.kind, 'image')));
  if (others > 0) throw new AppError('invalid', oneKind);
}
