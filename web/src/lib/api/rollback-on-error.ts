import type { MutationCallbacks } from './mutation-callbacks.ts';

type MutationError = Parameters<NonNullable<MutationCallbacks['onError']>>[0];

/** An `onError` handler that runs the rollback returned by `onMutate`, then the caller's callback. */
export function rollbackOnError(onError?: MutationCallbacks['onError']) {
  return (error: MutationError, _input: unknown, rollback: (() => void) | undefined): void => {
    rollback?.();
    onError?.(error);
  };
}
