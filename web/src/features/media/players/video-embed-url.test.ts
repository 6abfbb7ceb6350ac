import { describe, expect, it } from 'vitest';
import type { VideoLink } from '#contract/portfolio/video-link.ts';
import { videoEmbedUrl } from './video-embed-url.ts';

const youtube: VideoLink = {
  type: 'youtube',
  id: 'dQw4w9WgXcQ',
  url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
};
const vimeo: VideoLink = { type: 'vimeo', id: '76979871', url: 'https://vimeo.com/76979871' };

describe('the player of a video', () => {
  it('sets no cookies on YouTube', () => {
    expect(videoEmbedUrl(youtube)).toMatch(
      /^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?/,
    );
  });

  it('is asked not to track on Vimeo, and knows the hash of an unlisted video', () => {
    expect(videoEmbedUrl(vimeo)).toBe('https://player.vimeo.com/video/76979871?dnt=1&autoplay=1');
    expect(videoEmbedUrl({ ...vimeo, url: 'https://vimeo.com/76979871/abcdef12' })).toBe(
      'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1&h=abcdef12',
    );
  });
});
