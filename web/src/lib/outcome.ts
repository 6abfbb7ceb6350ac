import type { ApiError, NetworkError } from './api-error.ts';

/** What a component says to the end of a mutation. Called even when the component has gone by then. */
export interface Outcome {
  onSuccess?: () => void;
  onError?: (error: ApiError | NetworkError) => void;
}
