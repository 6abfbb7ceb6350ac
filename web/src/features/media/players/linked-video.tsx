import { parseVideoLink } from '#contract/portfolio/video-link.ts';
import type { Media } from '#contract/uploads/media.ts';
import { LinkTile } from '../link-tile.tsx';
import { VideoEmbed } from './video-embed.tsx';

/** A video of YouTube or Vimeo that plays after a click. */
export function LinkedVideo({ media }: { media: Media }) {
  const video = parseVideoLink(media.url);
  if (!video) return <LinkTile media={media} />;
  return <VideoEmbed video={video} title={media.alt || 'the video'} poster={media.poster} />;
}
