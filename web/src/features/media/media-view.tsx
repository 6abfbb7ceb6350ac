import { Suspense } from 'react';
import type { Media } from '#contract/uploads/media.ts';
import { lazyComponent } from '#web/lib/browser/lazy-component.tsx';
import { isExternalMedia } from '#web/lib/format/media-src.ts';
import { DocumentTile } from './document-tile.tsx';
import type { MediaCaption } from './images/caption.ts';
import { ImageView } from './images/image-view.tsx';
import { LinkTile } from './link-tile.tsx';
import { PlayerFrame } from './players/player-frame.tsx';

interface MediaViewProps {
  media: Media;
  /** The pictures after it. */
  pictures?: Media[] | null;
  /** What stands below the image when it is shown large. */
  caption?: MediaCaption | undefined;
  /** Loads the image eagerly; for the first media of a page. */
  priority?: boolean;
  /** The `sizes` attribute of an image; by default the width of a feed card. */
  sizes?: string;
}

const LinkedVideo = lazyComponent(() =>
  import('./players/linked-video.tsx').then((module) => module.LinkedVideo),
);

const VideoPlayer = lazyComponent(() =>
  import('./players/video-player.tsx').then((module) => module.VideoPlayer),
);

const AudioPlayer = lazyComponent(() =>
  import('./players/audio-player.tsx').then((module) => module.AudioPlayer),
);

const Carousel = lazyComponent(() =>
  import('./carousel/carousel.tsx').then((module) => module.Carousel),
);

const feedSizes = '(min-width: 1024px) 640px, (min-width: 768px) calc(100vw - 20rem), 100vw';

/** Shows a file by its type. The height is known before it loads, so nothing shifts. */
export function MediaView(props: MediaViewProps) {
  const { media, pictures, caption, priority, sizes = feedSizes } = props;
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
      return <Pictures {...{ media, pictures, caption, priority, sizes }} />;
    case 'video':
      return (
        <Suspense fallback={<PlayerFrame media={media} />}>
          <VideoPlayer media={media} />
        </Suspense>
      );
    case 'audio':
      return (
        <Suspense fallback={<div className="h-24 bg-well" />}>
          <AudioPlayer media={media} />
        </Suspense>
      );
    case 'document':
      return <DocumentTile media={media} />;
  }
}

function Pictures({
  pictures,
  ...first
}: Required<Pick<MediaViewProps, 'sizes'>> & MediaViewProps) {
  const alone = <ImageView {...first} />;
  if (!pictures) return alone;
  const { media, ...shown } = first;
  return (
    // What was pressed while the carousel loads would vanish with the picture.
    <Suspense fallback={<div inert>{alone}</div>}>
      <Carousel {...shown} pictures={[media, ...pictures]} />
    </Suspense>
  );
}

function isVideoSite({ type, url }: Media): boolean {
  return type === 'video' && /^https:\/\/(www\.youtube|vimeo)\.com\//.test(url);
}
