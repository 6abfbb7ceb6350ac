import { cutToLength } from '#contract/cut-text.ts';
import { parseVideoLink } from '#contract/portfolio/video-link.ts';
import type { Db } from '#server/db/client.ts';
import type { Viewer } from '#server/http/app.ts';
import { findUpload } from '../../uploads/queries.ts';
import { insertItem } from './change-portfolio.ts';

const longestTitle = 80;

interface Posted {
  uploadId: string | null;
  mediaUrl: string | null;
  text: string;
}

/** Adds what a member has just posted to their portfolio, under its first line. Words alone and links elsewhere are no work. */
export async function hangMedia(tx: Db, viewer: Viewer, posted: Posted): Promise<void> {
  const media = await mediaOf(tx, posted);
  if (!media) return;
  await insertItem(tx, viewer, {
    ...media,
    title: titleOf(posted.text),
    description: posted.text,
    tags: [],
  });
}

async function mediaOf(tx: Db, { uploadId, mediaUrl }: Posted) {
  const upload = uploadId && (await findUpload(tx, uploadId));
  if (upload) return { uploadId, mediaUrl: null, mediaType: upload.kind };
  const video = mediaUrl && parseVideoLink(mediaUrl);
  return video ? { uploadId: null, mediaUrl: video.url, mediaType: video.type } : null;
}

function titleOf(text: string): string {
  const [line = ''] = text.trim().split('\n');
  if (cutToLength(line, longestTitle) === line) return line;
  return `${cutToLength(line, longestTitle - 1).replace(/\s+\S*$/, '')}…`;
}
