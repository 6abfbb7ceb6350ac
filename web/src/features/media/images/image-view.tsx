import { Maximize2 } from 'lucide-react';
import { useState } from 'react';
import type { Media } from '#contract/uploads/media.ts';
import { lazyComponent } from '#web/lib/browser/lazy-component.tsx';
import { Button } from '#web/ui/button.tsx';
import { useLazyDialog } from '#web/ui/lazy-dialog.ts';
import { MediaFallback } from '../media-fallback.tsx';
import type { MediaCaption } from './caption.ts';
import { frameAspectRatio, isLetterboxed } from './image-sources.ts';
import { MediaImage } from './media-image.tsx';

const Lightbox = lazyComponent(() => import('./lightbox.tsx').then((module) => module.Lightbox));

interface ImageViewProps {
  media: Media;
  caption?: MediaCaption | undefined;
  sizes: string;
  priority?: boolean | undefined;
  /** Of the frame; by default that of the image. */
  aspectRatio?: number | undefined;
}

/** An image that opens in the lightbox. */
export function ImageView(props: ImageViewProps) {
  const { media, caption, sizes, priority, aspectRatio = frameAspectRatio(media) } = props;
  const [failed, setFailed] = useState(false);
  const lightbox = useLazyDialog(Lightbox);
  const style = { aspectRatio };
  if (failed) {
    return (
      <div style={style} className="grid">
        <MediaFallback action={<RetryButton onRetry={() => setFailed(false)} />}>
          {media.alt || 'This image could not be loaded'}
        </MediaFallback>
      </div>
    );
  }
  return (
    <>
      <button
        type="button"
        aria-label={media.alt ? `Show large: ${media.alt}` : 'Show image large'}
        className="group relative block max-h-[calc(100svh-9rem)] w-full overflow-hidden focus-visible:outline-offset-[-4px]"
        style={style}
        {...lightbox.trigger}
      >
        <MediaImage
          media={media}
          alt={media.alt ?? ''}
          sizes={sizes}
          priority={priority}
          isFramed={isLetterboxed(media, aspectRatio)}
          onError={() => setFailed(true)}
        />
        <span className="absolute right-2 bottom-2 hidden size-8 place-items-center rounded-full bg-gaffer text-gaffer-ink group-hover:grid group-focus-visible:grid">
          <Maximize2 aria-hidden="true" className="size-4" />
        </span>
      </button>
      {lightbox.dialog.open && (
        <Lightbox
          media={media}
          caption={caption}
          onClose={() => lightbox.dialog.onOpenChange(false)}
        />
      )}
    </>
  );
}

function RetryButton({ onRetry }: { onRetry: () => void }) {
  return (
    <Button size="sm" variant="ghost" onClick={onRetry}>
      Try again
    </Button>
  );
}
