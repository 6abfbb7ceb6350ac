import { Play } from 'lucide-react';
import { useState } from 'react';
import type { PortfolioItem, PortfolioMediaType } from '#contract/portfolio/contract.ts';
import { Tape } from '#web/ui/tape.tsx';
import { MediaImage } from '../media/media-image.tsx';
import { KindPanel } from './kind-panel.tsx';
import { mediaOfItem, videoOfItem } from './media-of-item.ts';
import { VideoStill } from './video-still.tsx';

const kindWords: Record<PortfolioMediaType, string | null> = {
  image: null,
  video: 'Video',
  audio: 'Audio',
  youtube: 'YouTube',
  vimeo: 'Vimeo',
  document: 'Document',
};

const cardSizes = '(min-width: 1024px) 320px, (min-width: 640px) 50vw, 100vw';

/** The front of a card: a picture of the work where there is one, and what kind of work it is. */
export function ItemThumbnail({ item }: { item: PortfolioItem }) {
  const word = kindWords[item.mediaType];
  return (
    <span className="relative block aspect-[3/2] overflow-hidden bg-well">
      <Picture key={item.mediaUrl} item={item} />
      {word && (
        <Tape tone="gaffer" className="absolute bottom-2 left-2">
          {item.mediaType !== 'audio' && item.mediaType !== 'document' && (
            <Play aria-hidden="true" fill="currentColor" />
          )}
          {word}
        </Tape>
      )}
    </span>
  );
}

function Picture({ item }: { item: PortfolioItem }) {
  const [failed, setFailed] = useState(false);
  const media = mediaOfItem(item);
  const video = videoOfItem(item);
  if (video) return <VideoStill video={video} fallback={<KindPanel kind={item.mediaType} />} />;
  const image = media?.type === 'video' ? posterOf(media) : media?.type === 'image' ? media : null;
  if (!image) return <KindPanel kind={item.mediaType} />;
  if (failed) return <KindPanel kind={item.mediaType} note="This image could not be loaded" />;
  return (
    <MediaImage
      media={image}
      alt=""
      sizes={cardSizes}
      fit={isNearFrame(image) ? 'cover' : 'contain'}
      isFramed={!isNearFrame(image)}
      onError={() => setFailed(true)}
    />
  );
}

type Shape = NonNullable<ReturnType<typeof mediaOfItem>>;

function posterOf(media: Shape): Shape | null {
  return media.poster ? { ...media, url: media.poster, variants: [] } : null;
}

/** Close enough to the shape of the card that little is lost at the edges. */
function isNearFrame({ width, height }: Shape): boolean {
  return Boolean(width && height && width / height > 1.1 && width / height < 2.1);
}
