import type { Route } from '#contract/route.ts';
import { type ApiError, errorMessage, type NetworkError } from './api-error.ts';

/** With `fallback` the server's message is shown where it sent one; without, the notice as it is. */
export type Failure = { title: string; fallback: string } | FailureNotice;

type DescribeFailure<Variables> = (
  error: ApiError | NetworkError,
  variables: Variables,
) => Failure | null;

/** How a mutation says that it failed; null where it must not, such as for a form that shows the error itself. */
export type FailureMeta<Variables> = Failure | DescribeFailure<Variables> | null;

export interface FailureNotice {
  title: string;
  description?: string;
}

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      failure: FailureMeta<never>;
      route?: Route;
    };
  }
}

export function describeFailure<Variables>(
  meta: FailureMeta<Variables> | undefined,
  error: ApiError | NetworkError,
  variables: Variables,
): FailureNotice | null {
  const failure = typeof meta === 'function' ? meta(error, variables) : meta;
  if (!failure) return null;
  if ('fallback' in failure)
    return { title: failure.title, description: errorMessage(error, failure) };
  return failure;
}
