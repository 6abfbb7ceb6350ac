import type { VideoLink } from '#contract/portfolio/video-link.ts';

/** Without cookies (YouTube) and with do-not-track (Vimeo). */
export function videoEmbedUrl({ type, id, url }: VideoLink): string {
  if (type === 'youtube') {
    return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&playsinline=1`;
  }
  const hash = new URL(url).pathname.split('/')[2];
  return `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1${hash ? `&h=${hash}` : ''}`;
}
