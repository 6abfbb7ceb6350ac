import { expect, it } from 'vitest';
import { transportOf } from './send-file.ts';

const megabyte = 1024 * 1024;

it.each([
  [1, 'whole'],
  [20 * megabyte, 'whole'],
  [20 * megabyte + 1, 'parts'],
  [500 * megabyte, 'parts'],
])('%i bytes go as %s', (size, transport) => {
  expect(transportOf(size)).toBe(transport);
});
