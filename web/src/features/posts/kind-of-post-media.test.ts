import { expect, test } from 'vitest';
import { kindOfPostMedia } from './kind-of-post-media.ts';

const none = { state: { step: 'empty' as const } };
const chosen = (name: string, type = '') => ({
  state: { step: 'chosen' as const, file: new File(['x'], name, { type }) },
});

test.each([
  ['nothing', { upload: none, kept: null }, null],
  ['a kept video', { upload: none, kept: { type: 'video' as const } }, 'video'],
  ['an image by its name alone', { upload: chosen('still.AVIF'), kept: null }, 'image'],
  ['a sound', { upload: chosen('tone.wav', 'audio/wav'), kept: null, link: '' }, 'audio'],
  ['a linked film', { upload: none, kept: null, link: ' https://example.org/a.mp4?t=1 ' }, 'video'],
  ['a linked picture', { upload: none, kept: null, link: 'https://example.org/a' }, 'image'],
])('tells what %s is', (_, media, kind) => {
  expect(kindOfPostMedia(media)).toBe(kind);
});
