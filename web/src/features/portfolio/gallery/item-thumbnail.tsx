import { Play } from 'lucide-react';
import { useState } from 'react';
import type { PortfolioItem } from '#contract/portfolio/contract.ts';
import type { PortfolioMediaType } from '#contract/portfolio/media-types.ts';
import { Tape } from '#web/ui/tape.tsx';
import { MediaImage } from '../../media/images/media-image.tsx';
import { itemMedia, itemVideo } from '../item-source.ts';
import { ThumbnailPlaceholder } from './thumbnail-placeholder.tsx';

type ShownItem = Pick<PortfolioItem, 'title' | 'mediaType' | 'mediaUrl' | 'media'>;

const kindLabels: Record<PortfolioMediaType, string | null> = {
  image: null,
  video: 'Video',
  audio: 'Audio',
  youtube: 'YouTube',
  vimeo: 'Vimeo',
  document: 'Document',
};

const cardSizes = '(min-width: 1024px) 320px, (min-width: 640px) 50vw, 100vw';

export function ItemThumbnail({ item }: { item: ShownItem }) {
  const kindLabel = kindLabels[item.mediaType];
  return (
    <span className="relative block aspect-[3/2] overflow-hidden bg-well">
      <Picture key={item.mediaUrl} item={item} />
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

function Picture({ item }: { item: ShownItem }) {
  const [failed, setFailed] = useState(false);
  const media = itemMedia(item);
  const image = itemVideo(item) ? item.media : media && imageOf(media);
  if (!image) return <ThumbnailPlaceholder kind={item.mediaType} />;
  if (failed)
    return <ThumbnailPlaceholder kind={item.mediaType} note="This image could not be loaded" />;
  return (
    <MediaImage
      media={image}
      alt=""
      sizes={cardSizes}
      fit={fitsFrame(image) ? 'cover' : 'contain'}
      isFramed={!fitsFrame(image)}
      onError={() => setFailed(true)}
    />
  );
}

type Media = NonNullable<ReturnType<typeof itemMedia>>;

function imageOf(media: Media): Media | null {
  if (media.type === 'image') return media;
  return media.type === 'video' && media.poster
    ? { ...media, url: media.poster, variants: [] }
    : null;
}

/** Cropping to the card's 3:2 frame cuts little. */
function fitsFrame({ width, height }: Media): boolean {
  return Boolean(width && height && width / height > 1.1 && width / height < 2.1);
}
