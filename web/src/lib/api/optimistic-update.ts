import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Changes every cached query whose key starts with `queryKey`, and returns the rollback. A running fetch is
 * cancelled: its answer would overwrite the change.
 */
export function optimisticUpdate<Data>(
  client: QueryClient,
  queryKey: QueryKey,
  change: (data: Data) => Data,
): () => void {
  void client.cancelQueries({ queryKey });
  const before = client.getQueriesData<Data>({ queryKey });
  client.setQueriesData<Data>({ queryKey }, (data) => data && change(data));
  return () => {
    for (const [key, data] of before) client.setQueryData(key, data);
  };
}
