import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { buildPath, type OptionalArgs, type RequestOf } from '#contract/request.ts';
import type { ResponseOf } from '#contract/route.ts';
import {
  type AnyRequest,
  type CallableRoute,
  callPageUntyped,
  callUntyped,
  type PagedRoute,
  type PageOf,
} from './call.ts';

/**
 * Query options for one route. The key is the path, then the query, so that invalidating `['/api/jobs']` matches
 * every list of jobs.
 */
export function apiQuery<R extends CallableRoute>(
  route: R,
  ...[request]: OptionalArgs<RequestOf<R>>
) {
  return queryOptions({
    queryKey: buildQueryKey(route, request as AnyRequest),
    queryFn: ({ signal }) =>
      callUntyped(route, { ...(request as AnyRequest), signal }) as Promise<ResponseOf<R>>,
  });
}

/** Infinite query options for a list route: `data.pages[0].items`. */
export function apiPages<R extends PagedRoute>(route: R, ...[args]: OptionalArgs<RequestOf<R>>) {
  const request = (args ?? {}) as AnyRequest;
  return infiniteQueryOptions({
    queryKey: [...buildQueryKey(route, request), 'pages'],
    queryFn: ({ signal, pageParam }) => {
      const query = { ...request.query, cursor: pageParam };
      return callPageUntyped(route, { ...request, query, signal }) as Promise<PageOf<R>>;
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page: PageOf<R>) => page.nextCursor,
  });
}

function buildQueryKey(route: CallableRoute, request: AnyRequest = {}): unknown[] {
  const path = buildPath(route, request.params);
  return request.query ? [path, request.query] : [path];
}
