import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { OptionalArgs, RequestOf } from '#contract/request.ts';
import type { ResponseOf, Route } from '#contract/route.ts';
import {
  type AnyRequest,
  type CallableRoute,
  callPageUntyped,
  callUntyped,
  type PagedRoute,
  type PageOf,
} from './call.ts';
import { routeKey } from './query-keys.ts';

/** Query options for one route. */
export function apiQuery<R extends CallableRoute>(
  route: R,
  ...[request]: OptionalArgs<RequestOf<R>>
) {
  return queryOptions({
    queryKey: routeKey<Route>(route, request as AnyRequest),
    queryFn: ({ signal }) =>
      callUntyped(route, { ...(request as AnyRequest), signal }) as Promise<ResponseOf<R>>,
  });
}

/** Infinite query options for a list route: `data.pages[0].items`. */
export function apiPages<R extends PagedRoute>(route: R, ...[args]: OptionalArgs<RequestOf<R>>) {
  const request = (args ?? {}) as AnyRequest;
  return infiniteQueryOptions({
    queryKey: [...routeKey<Route>(route, request), 'pages'],
    queryFn: ({ signal, pageParam }) => {
      const query = { ...request.query, cursor: pageParam };
      return callPageUntyped(route, { ...request, query, signal }) as Promise<PageOf<R>>;
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page: PageOf<R>) => page.nextCursor,
  });
}
