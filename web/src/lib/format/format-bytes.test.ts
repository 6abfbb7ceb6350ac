import { expect, it } from 'vitest';
import { formatBytes } from './format-bytes.ts';

it.each([
  [0, '1 KB'],
  [1_499, '1 KB'],
  [999_400, '999 KB'],
  [999_600, '1.0 MB'],
  [12_345_678, '12 MB'],
  [5_300_000_000, '5.3 GB'],
  [9e15, '9000 TB'],
])('%d is %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
