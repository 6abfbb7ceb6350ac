import { expect, it } from 'vitest';
import { chooseTransport } from './send-file.ts';

const megabyte = 1024 * 1024;

it.each([
  [1, 'single'],
  [20 * megabyte, 'single'],
  [20 * megabyte + 1, 'chunks'],
  [500 * megabyte, 'chunks'],
])('%i bytes go as %s', (size, transport) => {
  expect(chooseTransport(size)).toBe(transport);
});
