import { describe, expect, it } from 'vitest';
import { parseVideoLink } from './video-link.ts';

const id = 'dQw4w9WgXcQ';

describe('a YouTube address', () => {
  it.each([
    `https://www.youtube.com/watch?v=${id}`,
    `http://youtube.com/watch?v=${id}&t=42s&list=PL1`,
    `https://m.youtube.com/watch?feature=share&v=${id}`,
    `https://music.youtube.com/watch?v=${id}`,
    `https://WWW.YouTube.com/watch?v=${id}`,
    `https://youtu.be/${id}`,
    `https://youtu.be/${id}?si=abc`,
    `https://www.youtube.com/shorts/${id}`,
    `https://www.youtube.com/embed/${id}?rel=0`,
    `https://www.youtube.com/live/${id}`,
    `https://www.youtube-nocookie.com/embed/${id}`,
    `https://youtu.be/${id}/`,
    `https://www.youtube.com/watch/?v=${id}`,
    `https://www.youtube.com/v/${id}/`,
    `https://youtube-nocookie.com/embed/${id}`,
    `  https://youtu.be/${id}  `,
    `\u00a0https://youtu.be/${id}\u00a0`,
  ])('is known: %s', (address) => {
    expect(parseVideoLink(address)).toEqual({
      type: 'youtube',
      id,
      url: `https://www.youtube.com/watch?v=${id}`,
    });
  });
});

describe('a Vimeo address', () => {
  it.each([
    ['https://vimeo.com/76979871', 'https://vimeo.com/76979871'],
    ['https://www.vimeo.com/76979871?share=copy', 'https://vimeo.com/76979871'],
    ['https://player.vimeo.com/video/76979871', 'https://vimeo.com/76979871'],
    ['https://vimeo.com/channels/staffpicks/76979871', 'https://vimeo.com/76979871'],
    ['https://vimeo.com/groups/short-films/videos/76979871/', 'https://vimeo.com/76979871'],
    ['https://vimeo.com/76979871?h=unlisted', 'https://vimeo.com/76979871'],
    ['https://vimeo.com/76979871?h=xabcdef1234', 'https://vimeo.com/76979871'],
    ['https://vimeo.com/76979871?h=abcdef1234x', 'https://vimeo.com/76979871'],
    ['https://vimeo.com/76979871/abcdef1234', 'https://vimeo.com/76979871/abcdef1234'],
    [
      'https://player.vimeo.com/video/76979871?h=abcdef1234',
      'https://vimeo.com/76979871/abcdef1234',
    ],
  ])('is known: %s', (address, url) => {
    expect(parseVideoLink(address)).toEqual({ type: 'vimeo', id: '76979871', url });
  });
});

describe('what is not one', () => {
  it.each([
    '',
    'youtube',
    `youtube.com/watch?v=${id}`,
    `https://youtube.com.evil.example/watch?v=${id}`,
    `https://evil-youtube.com/watch?v=${id}`,
    `https://notyoutu.be/${id}`,
    `https://evil.example/youtube.com/watch?v=${id}`,
    `https://evil.example/?u=https://youtu.be/${id}`,
    `https://www.youtube.com@evil.example/watch?v=${id}`,
    `https://evil.example#@www.youtube.com/watch?v=${id}`,
    `https://evil@youtube.com/watch?v=${id}`,
    `https://evil.youtube.com/watch?v=${id}`,
    `https://youtube.com:8080/watch?v=${id}`,
    `https://yоutube.com/watch?v=${id}`,
    `https://evil-youtube-nocookie.com/embed/${id}`,
    `https://youtube-nocookie.com.evil.example/embed/${id}`,
    `https://youtu.be.evil.example/${id}`,
    `xhttps://youtu.be/${id}`,
    `https://www.youtube.com/x/watch?v=${id}`,
    `https://www.youtube.com/watch/more?v=${id}`,
    `https://www.youtube.com/x/embed/${id}`,
    `https://www.youtube.com/embed/${id}/more`,
    'https://youtu.be/dQw4/w9WgXcQ',
    'https://vimeo.com/x/video/76979871',
    `ftp://youtube.com/watch?v=${id}`,
    `javascript:alert('https://youtu.be/${id}')`,
    'https://www.youtube.com/watch?v=short',
    `https://www.youtube.com/watch?v=${id}x`,
    `https://www.youtube.com/watch?v=${id}"onload="x`,
    'https://www.youtube.com/@channel',
    'https://www.youtube.com/playlist?list=PL1',
    `https://youtu.be/${id}/more`,
    'https://vimeo.com/about',
    'https://vimeo.com/76979871abc',
    'https://vimeo.com.evil.example/76979871',
    'https://notvimeo.com/76979871',
    'https://player.vimeo.com/video/76979871"><script>',
  ])('%s is refused', (address) => {
    expect(parseVideoLink(address)).toBeNull();
  });
});
