import { parseVideoLink } from '#contract/portfolio/video-link.ts';
import type { Db } from '#server/db/client.ts';
import type { Viewer } from '#server/http/app.ts';
import { attachUpload } from '../../uploads/commands.ts';
import { keyOfUrl } from '../../uploads/queries.ts';

export interface PostMedia {
  uploadId: string | null;
  mediaUrl: string | null;
}

/** Attaches an upload of the viewer to the post. An address elsewhere is kept, that of a video under its canonical form. */
export async function attachMedia(tx: Db, viewer: Viewer, url: string | null): Promise<PostMedia> {
  if (url === null) return { uploadId: null, mediaUrl: null };
  if (keyOfUrl(url) === null) return { uploadId: null, mediaUrl: parseVideoLink(url)?.url ?? url };
  return { uploadId: await attachUpload(tx, viewer, url), mediaUrl: null };
}
