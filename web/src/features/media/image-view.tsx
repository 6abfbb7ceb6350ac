import { Maximize2 } from 'lucide-react';
import { useState } from 'react';
import type { Media } from '#contract/uploads/media.ts';
import { lazyPage } from '#web/lib/lazy-page.tsx';
import { isElsewhere } from '#web/lib/media-src.ts';
import { Button } from '#web/ui/button.tsx';
import { useDialogOnDemand } from '#web/ui/on-demand.ts';
import { frameRatioOf, leavesRoom } from './image-sources.ts';
import { LinkTile } from './link-tile.tsx';
import { MediaFallback } from './media-fallback.tsx';
import { MediaImage } from './media-image.tsx';

const Lightbox = lazyPage(() => import('./lightbox.tsx').then((module) => module.Lightbox));

interface ImageViewProps {
  media: Media;
  sizes: string;
  priority?: boolean | undefined;
}

/** An image in the page; a press shows it large. */
export function ImageView({ media, sizes, priority }: ImageViewProps) {
  const [failed, setFailed] = useState(false);
  const large = useDialogOnDemand(Lightbox);
  const style = { aspectRatio: frameRatioOf(media) };
  if (failed) {
    return (
      <div style={style} className="grid">
        {isElsewhere(media.url) ? (
          <LinkTile media={media} />
        ) : (
          <MediaFallback action={<TryAgain onTry={() => setFailed(false)} />}>
            {media.alt || 'This image could not be loaded'}
          </MediaFallback>
        )}
      </div>
    );
  }
  return (
    <>
      <button
        type="button"
        aria-label={media.alt ? `Show large: ${media.alt}` : 'Show image large'}
        className="group relative block w-full overflow-hidden focus-visible:outline-offset-[-4px]"
        style={style}
        {...large.trigger}
      >
        <MediaImage
          media={media}
          alt={media.alt ?? ''}
          sizes={sizes}
          priority={priority}
          isFramed={leavesRoom(media)}
          onError={() => setFailed(true)}
        />
        <span className="absolute right-2 bottom-2 hidden size-8 place-items-center rounded-full bg-gaffer text-gaffer-ink group-hover:grid group-focus-visible:grid">
          <Maximize2 aria-hidden="true" className="size-4" />
        </span>
      </button>
      {large.dialog.open && (
        <Lightbox media={media} onClose={() => large.dialog.onOpenChange(false)} />
      )}
    </>
  );
}

function TryAgain({ onTry }: { onTry: () => void }) {
  return (
    <Button size="sm" variant="ghost" onClick={onTry}>
      Try again
    </Button>
  );
}
