import type { QueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '#contract/users/contract.ts';
import { isNewcomer } from '#web/lib/session/is-newcomer.ts';
import { currentUserKey } from '#web/lib/session/session.ts';
import { connectionQueries } from '../connections/api.ts';
import { LazyNewcomerPanels } from '../welcome/lazy-newcomer-panels.tsx';
import { feedQueries } from './api.ts';

/** The feed, and what stands above it: what came later would push it down. */
export async function prefetchHome(client: QueryClient): Promise<void> {
  const viewer = client.getQueryData<CurrentUser>(currentUserKey);
  await Promise.allSettled([
    client.infiniteQuery(feedQueries.list()),
    client.infiniteQuery(connectionQueries.requests()),
    viewer && isNewcomer(viewer, Date.now()) && LazyNewcomerPanels.preload(),
  ]);
}
