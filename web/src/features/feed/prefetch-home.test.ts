import { readFileSync } from 'node:fs';
import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { prefetchHome } from './prefetch-home.ts';

it('asks for what index.html asks for ahead of the code', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return new Response('[]', { headers: { 'content-type': 'application/json' } });
  });
  await prefetchHome(new QueryClient());
  const html = readFileSync(new URL('../../../index.html', import.meta.url), 'utf8');
  const preloaded = [...html.matchAll(/href="(\/api\/[^"]+)"/g)].map(([, url]) => url);
  expect(asked.toSorted()).toEqual(preloaded.toSorted());
});
