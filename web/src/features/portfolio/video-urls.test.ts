import { describe, expect, it } from 'vitest';
import type { VideoLink } from '#contract/portfolio/video-link.ts';
import { isPlaceholder, videoEmbedUrl, videoThumbnails } from './video-urls.ts';

const youtube: VideoLink = {
  type: 'youtube',
  id: 'dQw4w9WgXcQ',
  url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
};
const vimeo: VideoLink = { type: 'vimeo', id: '76979871', url: 'https://vimeo.com/76979871' };

describe('the still of a video', () => {
  it('steps down from maxres over hq and mq to default', () => {
    expect(videoThumbnails(youtube).map((url) => url.split('/').at(-1))).toEqual([
      'maxresdefault.jpg',
      'hqdefault.jpg',
      'mqdefault.jpg',
      'default.jpg',
    ]);
  });

  it('is none for Vimeo', () => {
    expect(videoThumbnails(vimeo)).toEqual([]);
  });

  it.each([
    ['a full still', 1280, 0, false],
    ['the grey one in place of maxres', 120, 0, true],
    ['the grey one in place of mq', 120, 2, true],
    ['the smallest, which is no wider', 120, 3, false],
  ])('%s: a placeholder? %s', (_, width, step, expected) => {
    expect(isPlaceholder(width, step)).toBe(expected);
  });
});

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
