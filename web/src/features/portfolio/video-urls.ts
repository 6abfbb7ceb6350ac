import type { VideoLink } from '#contract/portfolio/video-link.ts';

const qualities = ['maxresdefault', 'hqdefault', 'mqdefault', 'default'];
const placeholderWidth = 120;

/** Stills of a video, best first. Vimeo tells none without being asked by a server. */
export function videoThumbnails({ type, id }: Pick<VideoLink, 'type' | 'id'>): string[] {
  if (type === 'vimeo') return [];
  return qualities.map((quality) => `https://i.ytimg.com/vi/${id}/${quality}.jpg`);
}

/** YouTube answers for a still that it does not have with a small grey one; only its smallest is that small. */
export function isPlaceholder(width: number, step: number): boolean {
  return width <= placeholderWidth && step < qualities.length - 1;
}

/** Where the player of a video lives: without cookies, and asked not to track. */
export function videoEmbedUrl({ type, id, url }: VideoLink): string {
  if (type === 'youtube') {
    return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&playsinline=1`;
  }
  const hash = new URL(url).pathname.split('/')[2];
  return `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1${hash ? `&h=${hash}` : ''}`;
}
