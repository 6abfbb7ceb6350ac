import { Download, FileText } from 'lucide-react';
import type { Media } from '#contract/uploads/media.ts';
import { mediaSrc } from '#web/lib/format/media-src.ts';
import { cn } from '#web/ui/styles/cn.ts';
import { Tape } from '#web/ui/tape.tsx';
import { formatMegabytes } from './format-megabytes.ts';
import { mediaName } from './media-name.ts';

interface DocumentTileProps {
  media: Media;
  className?: string;
}

export function DocumentTile({ media, className }: DocumentTileProps) {
  const name = mediaName(media);
  const ending = /\.(\w{1,5})$/.exec(name)?.[1] ?? 'file';
  return (
    <a
      data-slot="document-tile"
      href={mediaSrc(media.url)}
      download={media.name ?? ''}
      target="_blank"
      rel="noopener"
      className={cn(
        'group flex min-h-18 items-center gap-4 bg-well px-4 py-3 text-ink no-underline focus-visible:outline-offset-[-4px] sm:px-5',
        className,
      )}
    >
      <FileText aria-hidden="true" className="size-7 shrink-0 text-ink-faint" strokeWidth={1.5} />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium group-hover:underline">{name}</span>
        <span className="flex items-center gap-2 pt-0.5 font-mono text-xs text-ink-soft">
          <Tape tone="gaffer" className="h-5 px-2">
            {ending}
          </Tape>
          {media.size !== null && formatMegabytes(media.size)}
        </span>
      </span>
      <Download aria-hidden="true" className="size-5 shrink-0 text-ink-soft group-hover:text-ink" />
      <span className="sr-only">Download</span>
    </a>
  );
}
