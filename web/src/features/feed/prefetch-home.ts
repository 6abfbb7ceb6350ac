import type { QueryClient } from '@tanstack/react-query';
import { connectionQueries } from '../connections/api.ts';
import { feedQueries } from './api.ts';
import { HomeStart } from './lazy-home-start.ts';

/** The feed, and what stands above it: requests that came later would push it down. */
export async function prefetchHome(client: QueryClient): Promise<void> {
  await Promise.allSettled([
    client.infiniteQuery(feedQueries.list()),
    client.infiniteQuery(connectionQueries.requests()),
    HomeStart.preload(),
  ]);
}
