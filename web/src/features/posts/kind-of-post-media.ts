import { kindOfFile } from '#contract/uploads/accepted.ts';
import { type MediaKind, mediaKindOfUrl } from '#contract/uploads/media.ts';
import type { Upload } from '../media/api.ts';
import type { KeptMedia } from './kept-media-tile.tsx';

interface Chosen {
  upload: Pick<Upload, 'state'>;
  kept: Pick<KeptMedia, 'type'> | null;
  link?: string | undefined;
}

/** What would go with the post as it stands: only an image is described in words. */
export function kindOfPostMedia({ upload: { state }, kept, link = '' }: Chosen): MediaKind | null {
  if (kept) return kept.type;
  if (state.step !== 'empty') return kindOfFile(state.file);
  return link.trim() ? mediaKindOfUrl(link.trim()) : null;
}
