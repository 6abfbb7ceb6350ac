import { expect, test } from 'vitest';
import { postMediaKind } from './post-media-kind.ts';

const none = { state: { step: 'empty' as const } };
const chosen = (name: string, type = '') => ({
  state: { step: 'chosen' as const, file: new File(['x'], name, { type }) },
});

test.each([
  ['nothing', { upload: none, existing: null }, null],
  ['a existing video', { upload: none, existing: { type: 'video' as const } }, 'video'],
  ['an image by its name alone', { upload: chosen('still.AVIF'), existing: null }, 'image'],
  ['a sound', { upload: chosen('tone.wav', 'audio/wav'), existing: null, link: '' }, 'audio'],
  [
    'a linked film',
    { upload: none, existing: null, link: ' https://example.org/a.mp4?t=1 ' },
    'video',
  ],
  ['a linked picture', { upload: none, existing: null, link: 'https://example.org/a' }, 'image'],
])('tells what %s is', (_, media, kind) => {
  expect(postMediaKind(media)).toBe(kind);
});
