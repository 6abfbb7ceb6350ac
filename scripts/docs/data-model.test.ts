import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { dataModel } from './data-model.ts';

it('docs/data-model.md shows the tables as they are (npm run docs:data-model)', async () => {
  const page = readFileSync(new URL('../../docs/data-model.md', import.meta.url), 'utf8');
  expect(page).toBe(await dataModel());
});
