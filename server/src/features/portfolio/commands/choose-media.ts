import { parseVideoLink, videoLinkMessage } from '#contract/portfolio/video-link.ts';
import type { Db } from '#server/db/client.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Viewer } from '#server/http/app.ts';
import { attachUpload } from '../../uploads/commands.ts';
import { findUpload, keyOfUrl } from '../../uploads/queries.ts';
import type { portfolioItems } from '../tables.ts';

type Media = Pick<typeof portfolioItems.$inferSelect, 'uploadId' | 'mediaUrl' | 'mediaType'>;

/** An upload of the viewer, or a YouTube or Vimeo video under its canonical address. The type is never the client's claim. */
export async function chooseMedia(tx: Db, viewer: Viewer, url: string): Promise<Media> {
  if (keyOfUrl(url) === null) return videoMedia(url);
  const uploadId = await attachUpload(tx, viewer, url);
  const upload = await findUpload(tx, uploadId);
  return { uploadId, mediaUrl: null, mediaType: upload?.kind ?? 'document' };
}

function videoMedia(address: string): Media {
  const video = parseVideoLink(address);
  if (video) return { uploadId: null, mediaUrl: video.url, mediaType: video.type };
  throw new AppError('invalid', videoLinkMessage, {
    issues: [{ path: 'mediaUrl', message: videoLinkMessage }],
  });
}
