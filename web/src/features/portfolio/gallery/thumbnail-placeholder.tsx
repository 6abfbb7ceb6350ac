import { FileText, Film, ImageOff, type LucideIcon, Music, Play } from 'lucide-react';
import type { PortfolioMediaType } from '#contract/portfolio/media-types.ts';

const icons: Record<PortfolioMediaType, LucideIcon> = {
  image: ImageOff,
  video: Film,
  audio: Music,
  youtube: Play,
  vimeo: Play,
  document: FileText,
};

interface ThumbnailPlaceholderProps {
  kind: PortfolioMediaType;
  /** Says that an image did not load. */
  note?: string;
}

/** Shown for media without an image, or whose image did not load. */
export function ThumbnailPlaceholder({ kind, note }: ThumbnailPlaceholderProps) {
  const Icon = icons[kind];
  return (
    <span className="absolute inset-0 grid place-content-center justify-items-center gap-2 bg-well bg-[radial-gradient(circle_at_50%_30%,var(--color-raised),transparent_70%)] text-ink-faint">
      <Icon aria-hidden="true" className="size-9" strokeWidth={1.25} />
      {note && <span className="px-4 text-center text-xs">{note}</span>}
    </span>
  );
}
