import type { VideoLink } from '#contract/portfolio/video-link.ts';

const qualities = ['maxresdefault', 'hqdefault', 'mqdefault', 'default'];
const placeholderWidth = 120;

/** Best first. Vimeo has no public thumbnail URL. */
export function videoThumbnails({ type, id }: Pick<VideoLink, 'type' | 'id'>): string[] {
  if (type === 'vimeo') return [];
  return qualities.map((quality) => `https://i.ytimg.com/vi/${id}/${quality}.jpg`);
}

/** For a missing thumbnail YouTube answers with a 120 px placeholder; only the smallest real one is that narrow. */
export function isPlaceholder(width: number, step: number): boolean {
  return width <= placeholderWidth && step < qualities.length - 1;
}

/** Without cookies (YouTube) and with do-not-track (Vimeo). */
export function videoEmbedUrl({ type, id, url }: VideoLink): string {
  if (type === 'youtube') {
    return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&playsinline=1`;
  }
  const hash = new URL(url).pathname.split('/')[2];
  return `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1${hash ? `&h=${hash}` : ''}`;
}
