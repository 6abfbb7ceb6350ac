import { X } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { SelectedFile } from '../upload/selected-file.tsx';
import type { Piece } from './pieces.ts';
import type { MediaList } from './use-media-list.ts';

const kindLabels = { image: 'Image', video: 'Video', audio: 'Audio', document: 'Document' };

interface PieceRowProps {
  piece: Piece;
  media: MediaList;
  isDragged: boolean;
}

/** Name, progress and removal of one file. */
export function PieceRow({ piece, media, isDragged }: PieceRowProps) {
  const { key, upload, kind } = piece;
  const remove = () => media.remove(key);
  if (upload.step !== 'empty') {
    return (
      <SelectedFile
        upload={{ send: () => media.retry(piece), cancel: () => media.cancel(key), remove }}
        state={upload}
        isDragged={isDragged}
      />
    );
  }
  return (
    <div className="flex items-center gap-3 rounded-md border border-rule bg-raised p-3">
      <p className="min-w-0 flex-1 truncate text-sm font-medium">
        {piece.media?.name ?? kindLabels[kind]}
      </p>
      <Button size="sm" variant="ghost" onClick={remove}>
        <X aria-hidden="true" /> Remove
      </Button>
    </div>
  );
}
