import type { Media } from '#contract/uploads/media.ts';
import { isExternalMedia } from '#web/lib/format/media-src.ts';
import { DocumentTile } from './document-tile.tsx';
import { ImageView } from './images/image-view.tsx';
import { LinkTile } from './link-tile.tsx';
import { AudioPlayer } from './players/audio-player.tsx';
import { VideoPlayer } from './players/video-player.tsx';

interface MediaViewProps {
  media: Media;
  /** For the first media of a page: its image does not wait for anything. */
  priority?: boolean;
  /** How wide it is shown, as the `sizes` of an image; the width of a feed card unless told. */
  sizes?: string;
}

const feedSizes = '(min-width: 1024px) 640px, (min-width: 768px) calc(100vw - 20rem), 100vw';

/** A file in the page, as what it is. Takes the width it is given and knows its height before it arrives. */
export function MediaView({ media, priority, sizes = feedSizes }: MediaViewProps) {
  if (media.type !== 'image' && isExternalMedia(media.url)) return <LinkTile media={media} />;
  switch (media.type) {
    case 'image':
      return <ImageView media={media} priority={priority} sizes={sizes} />;
    case 'video':
      return <VideoPlayer media={media} />;
    case 'audio':
      return <AudioPlayer media={media} />;
    case 'document':
      return <DocumentTile media={media} />;
  }
}
