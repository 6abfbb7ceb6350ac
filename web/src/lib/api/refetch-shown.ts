import type { QueryClient } from '@tanstack/react-query';
import { feed } from '#contract/feed/contract.ts';
import { isKeyOf } from './query-keys.ts';

/**
 * After a time without a connection, what is shown is old, even if it was answered a moment ago by the service worker.
 * A feed that has loaded stays: it would move under the reader's eyes, and offers what is new itself.
 */
export function refetchShown(client: QueryClient): void {
  void client.invalidateQueries({
    predicate: ({ queryKey, state }) => !isKeyOf([feed.list], queryKey) || state.status === 'error',
  });
}
