import { ExternalLink } from 'lucide-react';
import type { Media, MediaKind } from '#contract/uploads/media.ts';
import { mediaName } from './media-name.ts';

const words: Record<MediaKind, string> = {
  image: 'Link',
  video: 'Video',
  audio: 'Audio',
  document: 'Document',
};

/** External media is linked, not loaded: the content security policy allows no images or media from other hosts. */
export function LinkTile({ media }: { media: Media }) {
  return (
    <a
      data-slot="link-tile"
      href={media.url}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
      className="group flex min-h-18 items-center gap-4 bg-well px-4 py-3 text-ink no-underline focus-visible:outline-offset-[-4px] sm:px-5"
    >
      <ExternalLink
        aria-hidden="true"
        className="size-6 shrink-0 text-ink-faint"
        strokeWidth={1.5}
      />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium group-hover:underline">
          {media.alt || mediaName(media)}
        </span>
        <span className="block truncate font-mono text-xs text-ink-soft">
          {words[media.type]} on {new URL(media.url).hostname}
        </span>
      </span>
    </a>
  );
}
