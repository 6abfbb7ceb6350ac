import { expect, it } from 'vitest';
import { piecePlace } from './piece-place.ts';

it.each([
  ['wide'],
  ['wide wide'],
  ['wide half half'],
  ['wide third third last'],
  ['wide half half half half'],
  ['wide third third third third last'],
  ['wide third third third third third third'],
])('%s', (places) => {
  const expected = places.split(' ');
  expect(expected.map((_, index) => piecePlace(index, expected.length))).toEqual(expected);
});
