import { expect, it } from 'vitest';
import { assertSupported } from './assert-supported.ts';

it.each([150_000, 180_004])('takes PostgreSQL %d', (version) => {
  expect(() => assertSupported(version)).not.toThrow();
});

it('refuses one that is older than our SQL, by its number', () => {
  expect(() => assertSupported(140_012)).toThrow(
    'it is PostgreSQL 14, and Callboard needs 15 or newer',
  );
});
