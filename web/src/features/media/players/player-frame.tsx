import type { Media } from '#contract/uploads/media.ts';
import { mediaSrc } from '#web/lib/format/media-src.ts';
import { frameAspectRatio } from '../images/image-sources.ts';

export const videoAspectRatio = (media: Pick<Media, 'width' | 'height'>): number =>
  media.width && media.height ? frameAspectRatio(media) : 16 / 9;

/** What a video shows until its player has loaded. */
export function PlayerFrame({ media }: { media: Media }) {
  return (
    <div
      className="relative max-h-[calc(100svh-9rem)] bg-black"
      style={{ aspectRatio: videoAspectRatio(media) }}
    >
      {media.poster && (
        <img
          src={mediaSrc(media.poster)}
          alt=""
          className="absolute inset-0 size-full object-contain"
        />
      )}
    </div>
  );
}
