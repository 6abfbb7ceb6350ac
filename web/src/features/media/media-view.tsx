import { Suspense } from 'react';
import type { Media } from '#contract/uploads/media.ts';
import { lazyComponent } from '#web/lib/browser/lazy-component.tsx';
import { isExternalMedia } from '#web/lib/format/media-src.ts';
import { DocumentTile } from './document-tile.tsx';
import { ImageView } from './images/image-view.tsx';
import { LinkTile } from './link-tile.tsx';
import { AudioPlayer } from './players/audio-player.tsx';
import { VideoPlayer } from './players/video-player.tsx';

interface MediaViewProps {
  media: Media;
  /** Loads the image eagerly; for the first media of a page. */
  priority?: boolean;
  /** The `sizes` attribute of an image; by default the width of a feed card. */
  sizes?: string;
}

const LinkedVideo = lazyComponent(() =>
  import('./players/linked-video.tsx').then((module) => module.LinkedVideo),
);

const feedSizes = '(min-width: 1024px) 640px, (min-width: 768px) calc(100vw - 20rem), 100vw';

/** Shows a file by its type. The height is known before it loads, so nothing shifts. */
export function MediaView({ media, priority, sizes = feedSizes }: MediaViewProps) {
  if (isVideoSite(media)) {
    return (
      <Suspense fallback={<div className="aspect-video bg-well" />}>
        <LinkedVideo media={media} />
      </Suspense>
    );
  }
  if (isExternalMedia(media.url)) return <LinkTile media={media} />;
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

function isVideoSite({ type, url }: Media): boolean {
  return type === 'video' && /^https:\/\/(www\.youtube|vimeo)\.com\//.test(url);
}
