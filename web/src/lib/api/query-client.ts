import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { auth } from '#contract/auth/contract.ts';
import { verifySession } from '../session/session.ts';
import { ApiError, asksForMore, type NetworkError } from './api-error.ts';
import { describeFailure, type FailureNotice } from './describe-failure.ts';
import { invalidate } from './query-keys.ts';
import { describeError, listKeys, listQueryKeys, reportError } from './report-error.ts';
import { mutationRetryDelay, queryRetryDelay, retryMutation, retryQuery } from './retry.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError | NetworkError;
  }
}

const minutes = 60_000;

interface QueryClientOptions {
  /** Shows a failed mutation, as its `meta` describes it. */
  onFailure: (notice: FailureNotice) => void;
}

export function createQueryClient({ onFailure }: QueryClientOptions): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        const queryKey = listQueryKeys(query.queryKey);
        console.error('query failed', queryKey, error);
        reportError({ type: 'query_error', error: describeError(error), queryKey });
        verifySessionAfter(error);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, variables, _rollback, { meta }) => {
        if (!asksForMore(error)) {
          const names = listKeys(variables).slice(0, 50);
          console.error('mutation failed', names, error);
          reportError({ type: 'mutation_error', error: describeError(error), variables: names });
        }
        const notice = describeFailure(meta?.failure, error, variables as never);
        if (notice) onFailure(notice);
        verifySessionAfter(error);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 5 * minutes,
        gcTime: 10 * minutes,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        networkMode: 'offlineFirst',
        retry: retryQuery,
        retryDelay: queryRetryDelay,
      },
      mutations: {
        networkMode: 'offlineFirst',
        retry: retryMutation,
        retryDelay: mutationRetryDelay,
      },
    },
  });

  function verifySessionAfter(error: Error): void {
    if (!(error instanceof ApiError)) return;
    if (error.status === 401) void verifySession(client);
    // The page then asks staff for their second step.
    if (error.code === 'second_factor_required') void invalidate(client, auth.user);
  }

  return client;
}
