import type { ApiError, NetworkError } from './api-error.ts';

/** Restores the cache after a failed mutation. */
export type Rollback = (error: ApiError | NetworkError) => void;

interface OptimisticChange<Variables> {
  /** Changes the cache before the request is sent, with `optimisticUpdate` or the item cache. */
  change: (variables: Variables) => Rollback;
  /** Refetches what depends on the change, after a success and after a rollback. */
  refresh?: (variables: Variables) => void;
}

/** Options to spread into `useMutation`, after `apiMutation`. */
export function optimistic<Variables>({ change, refresh }: OptimisticChange<Variables>) {
  return {
    onMutate: change,
    onError: (error: ApiError | NetworkError, _: Variables, rollback: Rollback | undefined) =>
      rollback?.(error),
    onSettled: (_data: unknown, _error: unknown, variables: Variables) => refresh?.(variables),
  };
}
