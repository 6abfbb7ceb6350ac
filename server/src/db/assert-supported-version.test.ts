import { expect, it } from 'vitest';
import { assertSupportedVersion } from './assert-supported-version.ts';

it.each([150_000, 180_004])('takes PostgreSQL %d', (version) => {
  expect(() => assertSupportedVersion(version)).not.toThrow();
});

it('refuses one that is older than our SQL, by its number', () => {
  expect(() => assertSupportedVersion(140_012)).toThrow(
    'it is PostgreSQL 14, and Callboard needs 15 or newer',
  );
});
