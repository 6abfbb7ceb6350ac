import { describe, expect, it } from 'vitest';
import { mediaSrc } from './media-src.ts';

describe('the source of media', () => {
  const host = 'media.old-school.example';

  it('is ours for a file of the legacy host', () => {
    expect(mediaSrc(`https://${host}/reels/a b&c.mp4?v=1#t=5`, host)).toBe(
      '/api/s3-proxy/legacy?url=https%3A%2F%2Fmedia.old-school.example%2Freels%2Fa%20b%26c.mp4%3Fv%3D1%23t%3D5',
    );
  });

  it.each([
    '/uploads/photos/a.jpg',
    '/uploads/photos/a.jpg?t=1',
    '/api/s3-proxy/legacy?url=https%3A%2F%2Fmedia.old-school.example%2Fa.jpg',
    'https://elsewhere.example/a.jpg',
    `https://${host}.evil.example/a.jpg`,
    `https://${host}:8443/a.jpg`,
    `https://me@${host}/a.jpg`,
    `http://${host}/a.jpg`,
  ])('is the address itself for %s', (url) => {
    expect(mediaSrc(url, host)).toBe(url);
  });

  it('is the address itself where there is no legacy host', () => {
    expect(mediaSrc(`https://${host}/a.jpg`, null)).toBe(`https://${host}/a.jpg`);
    expect(mediaSrc(`https://${host}/a.jpg`)).toBe(`https://${host}/a.jpg`);
  });
});
