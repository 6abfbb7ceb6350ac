import type { StillSet } from '../still.ts';
import { laundromatFrame } from './laundromat-frame.ts';
import { laundromatPoster } from './laundromat-poster.ts';
import { windowsPoster } from './windows-poster.ts';

export const laundromat: StillSet = {
  'last-wash-poster': {
    alt: 'Film poster: nine washing machines in dark teal, one of them glowing amber with red cloth inside. Title: The Last Wash.',
    draw: laundromatPoster,
  },
  'forty-windows-poster': {
    alt: 'Poster: the front of an apartment house at night, each lit window a different small scene. Title: Forty Windows.',
    draw: windowsPoster,
  },
  'last-wash-frame': {
    alt: 'A person sits alone on a bench in a green-lit laundromat at night; one machine glows amber beside them.',
    draw: laundromatFrame,
  },
};
