import { kindOfFile } from '#contract/uploads/accepted.ts';
import { type MediaKind, mediaKindOfUrl } from '#contract/uploads/media.ts';
import type { Upload } from '../media/api.ts';
import type { ExistingMedia } from '../media/existing-media-tile.tsx';

interface Chosen {
  upload: Pick<Upload, 'state'>;
  existing: Pick<ExistingMedia, 'type'> | null;
  link?: string | undefined;
}

/** The kind of media that the post would have if it were sent now. */
export function postMediaKind({
  upload: { state },
  existing,
  link = '',
}: Chosen): MediaKind | null {
  if (existing) return existing.type;
  if (state.step !== 'empty') return kindOfFile(state.file);
  return link.trim() ? mediaKindOfUrl(link.trim()) : null;
}
