import { FileText, Music } from 'lucide-react';
import { useCallback } from 'react';
import { mediaSrc } from '#web/lib/format/media-src.ts';
import type { Piece } from './pieces.ts';

/** The file itself, as wide as the form; the post will show it so. */
export function PiecePreview({ piece }: { piece: Piece }) {
  const { kind, media, upload } = piece;
  const file = upload.step === 'empty' ? null : upload.file;
  const show = useCallback(
    (element: HTMLImageElement | HTMLVideoElement | null) => {
      if (!element || !file) return;
      const url = URL.createObjectURL(file);
      element.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  const stored = media && mediaSrc(media.poster ?? media.variants.at(-1)?.url ?? media.url);
  const frame = 'max-h-[50svh] w-full bg-well object-contain';
  switch (kind) {
    case 'image':
      return (
        <img ref={file ? show : undefined} src={stored ?? undefined} alt="" className={frame} />
      );
    case 'video':
      if (file) {
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- the member's own file, before it is sent
        return <video ref={show} controls playsInline className={frame} />;
      }
      return stored && <img src={stored} alt="" className={frame} />;
    case 'audio':
    case 'document': {
      const Icon = kind === 'audio' ? Music : FileText;
      return (
        <div className="grid h-32 place-items-center bg-well text-ink-faint">
          <Icon aria-hidden="true" className="size-10" />
        </div>
      );
    }
  }
}
