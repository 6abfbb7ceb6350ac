import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listMissingFeatures } from './list-missing-features.ts';

const page = readFileSync(new URL('../../docs/features.md', import.meta.url), 'utf8');

it('docs/features.md names every feature', () => {
  expect(listMissingFeatures(page)).toEqual([]);
});

it('finds a feature that the page does not name', () => {
  expect(listMissingFeatures('| jobs | jobs | jobs | jobs | jobs |')).toContain(
    'web/src/features/feed',
  );
});
