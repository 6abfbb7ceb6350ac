import { type CSSProperties, useState } from 'react';
import type { Media } from '#contract/uploads/media.ts';
import { mediaSrc } from '#web/lib/format/media-src.ts';
import { cn } from '#web/ui/styles/cn.ts';
import { buildSrcSet } from './image-sources.ts';

interface MediaImageProps {
  media: Media;
  alt: string;
  /** How wide it will be shown, as the `sizes` of an image. */
  sizes: string;
  /** The first image of a page, which must not wait. */
  priority?: boolean | undefined;
  fit?: 'contain' | 'cover';
  /** Keeps the shadow behind an image that does not fill its place. */
  isFramed?: boolean;
  onError: () => void;
}

/** An image over a blurred shadow of itself, filling the place it is given. */
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
