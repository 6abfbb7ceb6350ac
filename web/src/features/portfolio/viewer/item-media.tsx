import { type CSSProperties, useState } from 'react';
import type { PortfolioItem } from '#contract/portfolio/contract.ts';
import type { Media } from '#contract/uploads/media.ts';
import { DocumentTile } from '../../media/document-tile.tsx';
import { MediaImage } from '../../media/images/media-image.tsx';
import { MediaFallback } from '../../media/media-fallback.tsx';
import { AudioPlayer } from '../../media/players/audio-player.tsx';
import { VideoEmbed } from '../../media/players/video-embed.tsx';
import { VideoPlayer } from '../../media/players/video-player.tsx';
import { itemMedia, itemVideo } from '../item-source.ts';

export function ItemMedia({ item }: { item: PortfolioItem }) {
  const video = itemVideo(item);
  const media = itemMedia(item);
  if (video) {
    return (
      <div style={widthFor(16 / 9)}>
        <VideoEmbed video={video} title={item.title} poster={item.media?.url ?? null} />
      </div>
    );
  }
  if (!media) return <MediaFallback>This video could not be found</MediaFallback>;
  switch (media.type) {
    case 'image':
      return <LargeImage media={media} />;
    case 'video':
      return (
        <div style={widthFor(media.width && media.height ? media.width / media.height : 16 / 9)}>
          <VideoPlayer media={media} />
        </div>
      );
    case 'audio':
      return (
        <div className="w-full max-w-xl">
          <AudioPlayer media={media} />
        </div>
      );
    case 'document':
      return <DocumentTile media={media} className="w-full max-w-xl" />;
  }
}

function LargeImage({ media }: { media: Media }) {
  const [failed, setFailed] = useState(false);
  if (failed) return <MediaFallback>This image could not be loaded</MediaFallback>;
  return (
    <div className="relative size-full">
      <MediaImage
        media={{ ...media, blur: null }}
        alt={media.alt ?? ''}
        sizes="100vw"
        priority
        onError={() => setFailed(true)}
      />
    </div>
  );
}

/** The width at which the media also fits the height of its container. */
function widthFor(ratio: number): CSSProperties {
  return { width: `min(100cqw, calc(100cqh * ${Math.max(ratio, 0.8)}))` };
}
