import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { feed } from '#contract/feed/contract.ts';
import { firstPageSize } from './api.ts';

it('is what index.html asks for ahead of the code', () => {
  const html = readFileSync(new URL('../../../index.html', import.meta.url), 'utf8');
  expect(html).toContain(`href="${feed.list.path}?limit=${firstPageSize}"`);
});
