import { ArrowLeft, ArrowRight } from 'lucide-react';
import { IconButton } from '#web/ui/icon-button.tsx';
import { cn } from '#web/ui/styles/cn.ts';
import { PieceThumbnail } from './piece-thumbnail.tsx';
import type { Piece } from './pieces.ts';

interface PieceThumbnailsProps {
  pieces: Piece[];
  shown: Piece;
  onShow: (key: string) => void;
  onMove: (key: string, by: number) => void;
}

/** The pictures in their order: one is shown large, and can be moved. */
export function PieceThumbnails({ pieces, shown, onShow, onMove }: PieceThumbnailsProps) {
  const place = pieces.indexOf(shown);
  return (
    <div className="flex items-center gap-2">
      <IconButton
        label="Move this picture forward"
        variant="outline"
        disabled={place === 0}
        onClick={() => onMove(shown.key, -1)}
      >
        <ArrowLeft />
      </IconButton>
      <ol aria-label="Pictures" className="flex min-w-0 flex-1 gap-1.5 overflow-x-auto p-1">
        {pieces.map((piece, index) => (
          <li key={piece.key} className="shrink-0">
            <button
              type="button"
              aria-label={`Picture ${index + 1} of ${pieces.length}`}
              aria-pressed={piece === shown}
              className={cn(
                'relative block size-14 overflow-hidden rounded-sm bg-well',
                piece === shown && 'outline-2 outline-offset-2 outline-ring',
              )}
              onClick={() => onShow(piece.key)}
            >
              <PieceThumbnail piece={piece} />
              <span className="absolute bottom-0 left-0 bg-gaffer px-1 font-mono text-2xs text-gaffer-ink">
                {index + 1}
              </span>
            </button>
          </li>
        ))}
      </ol>
      <IconButton
        label="Move this picture back"
        variant="outline"
        disabled={place === pieces.length - 1}
        onClick={() => onMove(shown.key, 1)}
      >
        <ArrowRight />
      </IconButton>
    </div>
  );
}
