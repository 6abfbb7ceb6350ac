import { type CSSProperties, useState } from 'react';
import type { Media } from '#contract/uploads/media.ts';
import { mediaSrc } from '#web/lib/format/media-src.ts';
import { cn } from '#web/ui/styles/cn.ts';
import { buildSrcSet } from './image-sources.ts';

interface MediaImageProps {
  media: Media;
  alt: string;
  /** The `sizes` attribute. */
  sizes: string;
  /** Loads eagerly; for the first image of a page. */
  priority?: boolean | undefined;
  fit?: 'contain' | 'cover';
  /** Keeps the blur behind an image that does not fill its frame. */
  isFramed?: boolean;
  onError: () => void;
}

/** Shows a blurred preview until the image has loaded. Fills its container. */
export function MediaImage({
  media,
  alt,
  sizes,
  priority,
  fit = 'contain',
  isFramed = false,
  onError,
}: MediaImageProps) {
  const [isLoaded, setLoaded] = useState(false);
  const isBlurVisible = media.blur && (!isLoaded || isFramed);
  return (
    <>
      {isBlurVisible && <Blur blur={media.blur ?? ''} />}
      <img
        src={mediaSrc(media.url)}
        srcSet={buildSrcSet(media)}
        sizes={sizes}
        width={media.width ?? undefined}
        height={media.height ?? undefined}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        className={cn(
          'absolute inset-0 size-full transition-opacity duration-200',
          fit === 'cover' ? 'object-cover' : 'object-contain',
          !isLoaded && media.blur && 'opacity-0',
        )}
        ref={(image) => {
          if (image?.complete && image.naturalWidth > 0) setLoaded(true);
        }}
        onLoad={() => setLoaded(true)}
        onError={onError}
      />
    </>
  );
}

function Blur({ blur }: { blur: string }) {
  const style: CSSProperties = { backgroundImage: `url("${blur}")` };
  return (
    <span
      aria-hidden="true"
      className="absolute inset-0 scale-125 bg-cover bg-center blur-xl"
      style={style}
    />
  );
}
