import type { QueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '#contract/users/contract.ts';
import { pageItems } from '#web/lib/api/page-items.ts';
import { isNewcomer } from '#web/lib/session/is-newcomer.ts';
import { currentUserKey } from '#web/lib/session/session.ts';
import { connectionQueries } from '../connections/api.ts';
import { isOneLine, LazyHomeRequests, phone } from '../welcome/lazy-home-requests.tsx';
import { LazyNewcomerPanels } from '../welcome/lazy-newcomer-panels.tsx';
import { feedQueries } from './api.ts';
import { boardOf } from './boards/use-board.ts';

async function prefetchRequests(client: QueryClient): Promise<void> {
  const requests = await client.infiniteQuery(connectionQueries.requests());
  const { length: count } = pageItems(requests);
  const isPhone = globalThis.matchMedia?.(phone).matches ?? false;
  if (count > 0 && !isOneLine(count, isPhone)) await LazyHomeRequests.preload();
}

/** The feed, also for the panel beside another board, and what stands above it: what came later would push it down. */
export async function prefetchHome(client: QueryClient): Promise<void> {
  const viewer = client.getQueryData<CurrentUser>(currentUserKey);
  const board = boardOf(new URLSearchParams(globalThis.location?.search));
  await Promise.allSettled([
    client.infiniteQuery(feedQueries.list()),
    board !== 'everything' && client.infiniteQuery(feedQueries.list(board)),
    prefetchRequests(client),
    viewer && isNewcomer(viewer, Date.now()) && LazyNewcomerPanels.preload(),
  ]);
}
