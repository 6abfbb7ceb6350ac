import { describe, expect, it } from 'vitest';
import { media, mediaKindOfUrl, uploadLimitBytes } from './media.ts';

describe(mediaKindOfUrl, () => {
  it.each([
    ['https://example.com/reel.mp4', 'video'],
    ['https://example.com/REEL.WEBM?t=1', 'video'],
    ['https://example.com/reel.mov#t=1', 'video'],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'video'],
    ['https://vimeo.com/76979871', 'video'],
    ['https://example.com/theme.mp3', 'audio'],
    ['https://example.com/theme.wav', 'audio'],
    ['https://example.com/theme.m4a', 'audio'],
    ['https://example.com/theme.aac', 'audio'],
    ['https://example.com/script.pdf', 'document'],
    ['https://example.com/script.doc', 'document'],
    ['https://example.com/script.docx', 'document'],
    ['https://example.com/still.png', 'image'],
    ['https://example.com/still', 'image'],
    ['https://example.com/still.png?from=reel.mp4', 'image'],
    ['https://example.com/still.mp4.png', 'image'],
    ['https://example.com/docs.pdfs/theme.mp3.jpg', 'image'],
    ['https://example.com/script.docxx', 'image'],
    ['https://example.com/topdf', 'image'],
    ['https://example.com/https://vimeo.com/76979871', 'image'],
    ['https://wwwxyoutube.com/watch?v=dQw4w9WgXcQ', 'image'],
    ['https://vimeo.com.example/76979871', 'image'],
  ])('%s is %s', (url, kind) => {
    expect(mediaKindOfUrl(url)).toBe(kind);
  });
});

it('a card is told all that it needs to keep its place', () => {
  const film = {
    url: '/uploads/reel.mp4',
    type: 'video',
    name: 'reel.mp4',
    size: 5_000_000_000,
    width: 1920,
    height: 1080,
    blur: 'data:image/webp;base64,UklGRg==',
    poster: '/uploads/reel.jpg',
    variants: [{ url: '/uploads/reel-480.jpg', width: 480 }],
    alt: 'A red curtain',
  };
  expect(media.parse(film)).toEqual(film);
});

it('a file has 500 MB at most', () => {
  expect(uploadLimitBytes).toBe(524_288_000);
});
