import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Changes every cached query whose key starts with `queryKey`. Returns the rollback: return it from `onMutate`, so
 * that `rollbackOnError` calls it.
 */
export async function optimisticUpdate<Data>(
  client: QueryClient,
  queryKey: QueryKey,
  change: (data: Data) => Data,
): Promise<() => void> {
  await client.cancelQueries({ queryKey });
  const before = client.getQueriesData<Data>({ queryKey });
  client.setQueriesData<Data>({ queryKey }, (data) => data && change(data));
  return () => {
    for (const [key, data] of before) client.setQueryData(key, data);
  };
}
