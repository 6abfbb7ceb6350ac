import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Shows a change before the server agrees, in every cached answer whose key begins so. Gives what takes it
 * back: return it from `onMutate` and call it in `onError`.
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
