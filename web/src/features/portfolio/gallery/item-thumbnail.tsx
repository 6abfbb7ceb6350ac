import { Play } from 'lucide-react';
import { useState } from 'react';
import type { PortfolioMediaType } from '#contract/portfolio/media-types.ts';
import type { Media } from '#contract/uploads/media.ts';
import { cn } from '#web/ui/styles/cn.ts';
import { Tape } from '#web/ui/tape.tsx';
import { MediaImage } from '../../media/images/media-image.tsx';
import { type ItemSource, itemPicture } from '../item-source.ts';
import { ThumbnailPlaceholder } from './thumbnail-placeholder.tsx';

const kindLabels: Record<PortfolioMediaType, string | null> = {
  image: null,
  video: 'Video',
  audio: 'Audio',
  youtube: 'YouTube',
  vimeo: 'Vimeo',
  document: 'Document',
};

const cardSizes = '(min-width: 1024px) 320px, (min-width: 640px) 50vw, 100vw';

interface ItemThumbnailProps {
  item: ItemSource;
  /** Of the frame. */
  aspectRatio?: number;
  sizes?: string;
  /** Loads eagerly; for the first image of a page. */
  priority?: boolean;
  /** Never crops; otherwise crops where that cuts little. */
  isWhole?: boolean;
  /** Always crops, and shows no kind: for small pictures side by side. */
  isCropped?: boolean;
  /** Where no words stand beside it. */
  alt?: string;
  className?: string;
}

export function ItemThumbnail({
  item,
  aspectRatio = 3 / 2,
  className,
  ...image
}: ItemThumbnailProps) {
  const kindLabel = image.isCropped ? null : kindLabels[item.mediaType];
  return (
    <span
      className={cn('relative block w-full overflow-hidden bg-well', className)}
      style={{ aspectRatio }}
    >
      <Picture key={item.mediaUrl} item={item} aspectRatio={aspectRatio} {...image} />
      {kindLabel && (
        <Tape tone="gaffer" className="absolute bottom-2 left-2">
          {item.mediaType !== 'audio' && item.mediaType !== 'document' && (
            <Play aria-hidden="true" fill="currentColor" />
          )}
          {kindLabel}
        </Tape>
      )}
    </span>
  );
}

type PictureProps = Omit<ItemThumbnailProps, 'className'> & { aspectRatio: number };

function Picture({ item, aspectRatio, sizes = cardSizes, ...props }: PictureProps) {
  const { priority, isWhole, alt = '' } = props;
  const [failed, setFailed] = useState(false);
  const image = itemPicture(item);
  if (!image) return <ThumbnailPlaceholder kind={item.mediaType} />;
  if (failed)
    return <ThumbnailPlaceholder kind={item.mediaType} note="This image could not be loaded" />;
  const isCropped = props.isCropped || (!isWhole && fitsFrame(image, aspectRatio));
  return (
    <MediaImage
      media={image}
      alt={alt}
      sizes={sizes}
      priority={priority}
      fit={isCropped ? 'cover' : 'contain'}
      isFramed={!isCropped}
      onError={() => setFailed(true)}
    />
  );
}

/** Cropping to the frame cuts little. */
function fitsFrame({ width, height }: Media, frame: number): boolean {
  const stretch = width && height ? width / height / frame : 0;
  return stretch > 0.73 && stretch < 1.4;
}
