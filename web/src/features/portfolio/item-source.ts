import type { PortfolioItem } from '#contract/portfolio/contract.ts';
import { parseVideoLink, type VideoLink } from '#contract/portfolio/video-link.ts';
import { type Media, mediaKinds } from '#contract/uploads/media.ts';

export type ItemSource = Pick<PortfolioItem, 'title' | 'mediaType' | 'mediaUrl' | 'media'>;

/** The item's file with its title as alt text; null for YouTube and Vimeo. */
export function itemMedia({ title, mediaType, mediaUrl, media }: ItemSource): Media | null {
  const type = mediaKinds.find((kind) => kind === mediaType);
  if (!type) return null;
  if (media) return { ...media, alt: title };
  return {
    url: mediaUrl,
    type,
    name: null,
    size: null,
    width: null,
    height: null,
    blur: null,
    poster: null,
    variants: [],
    alt: title,
  };
}

export function itemVideo({ mediaType, mediaUrl }: ItemSource): VideoLink | null {
  return mediaType === 'youtube' || mediaType === 'vimeo' ? parseVideoLink(mediaUrl) : null;
}

/** The image that stands for the item: itself, or a video's poster or thumbnail. */
export function itemPicture(item: ItemSource): Media | null {
  if (itemVideo(item)) return item.media;
  const media = itemMedia(item);
  if (media?.type === 'image') return media;
  return media?.type === 'video' && media.poster
    ? { ...media, url: media.poster, variants: [] }
    : null;
}
