import { expect, it } from 'vitest';
import { formatConnectionCount } from './format-connection-count.ts';

it.each([
  [0, 'No connections'],
  [1, '1 connection'],
  [2, '2 connections'],
  [1234, '1,234 connections'],
])('%i reads "%s"', (count, label) => {
  expect(formatConnectionCount(count)).toBe(label);
});
