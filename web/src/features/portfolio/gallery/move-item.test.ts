import { expect, it } from 'vitest';
import { moveItem } from './move-item.ts';

const items = ['a', 'b', 'c', 'd'];

it.each([
  ['one later', 1, 2, 'acbd'],
  ['one earlier', 2, 1, 'acbd'],
  ['to the end', 0, 3, 'bcda'],
  ['to the front', 3, 0, 'dabc'],
  ['nowhere', 2, 2, 'abcd'],
  ['past the end', 3, 4, 'abcd'],
  ['past the front', 0, -1, 'abcd'],
  ['what is not there', 9, 0, 'abcd'],
])('moves %s', (_, from, to, expected) => {
  expect(moveItem(items, from, to).join('')).toBe(expected);
  expect(items.join('')).toBe('abcd');
});
