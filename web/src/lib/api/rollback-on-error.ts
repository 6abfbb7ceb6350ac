import type { MutationCallbacks } from './mutation-callbacks.ts';

type MutationError = Parameters<NonNullable<MutationCallbacks['onError']>>[0];

/** The end of a mutation that the server refused: what was shown at once is taken back, then it is said. */
export function rollbackOnError(onError?: MutationCallbacks['onError']) {
  return (error: MutationError, _input: unknown, rollback: (() => void) | undefined): void => {
    rollback?.();
    onError?.(error);
  };
}
