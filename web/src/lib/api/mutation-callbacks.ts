import type { ApiError, NetworkError } from './api-error.ts';

/** Passed to the hook, not to `mutate()`: React Query drops those of `mutate()` when the component unmounts. */
export interface MutationCallbacks<Result = void> {
  onSuccess?: (result: Result) => void;
  onError?: (error: ApiError | NetworkError) => void;
}

/** For hooks that roll back by themselves: `meta` describes the failure. */
export type SuccessCallback<Result = void> = Pick<MutationCallbacks<Result>, 'onSuccess'>;
