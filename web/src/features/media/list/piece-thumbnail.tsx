import { mediaSrc } from '#web/lib/format/media-src.ts';
import { FileThumbnail } from '../upload/file-preview.tsx';
import type { Piece } from './pieces.ts';

export function PieceThumbnail({ piece: { media, upload } }: { piece: Piece }) {
  if (upload.step !== 'empty') return <FileThumbnail file={upload.file} />;
  if (!media) return null;
  const src = mediaSrc(media.variants[0]?.url ?? media.url);
  return <img src={src} alt="" className="absolute inset-0 size-full object-cover" />;
}
