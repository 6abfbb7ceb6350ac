import { expect, it } from 'vitest';
import { formatMegabytes } from './format-megabytes.ts';

it.each([
  [0, '0.00 MB'],
  [1, '0.01 MB'],
  [1024 * 1024, '1.00 MB'],
  [12_938_641, '12.34 MB'],
  [500 * 1024 * 1024, '500.00 MB'],
])('%i bytes read as %s', (bytes, words) => {
  expect(formatMegabytes(bytes)).toBe(words);
});
