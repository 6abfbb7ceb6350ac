import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ResponseOf } from '#contract/route.ts';
import {
  type AnyRequest,
  type CallableRoute,
  callPageUnchecked,
  callUnchecked,
  type Given,
  type PagedRoute,
  type PageOf,
  pathOf,
  type RequestOf,
} from './api.ts';

/**
 * The options of a query that reads one route. Its key is the path, then what was asked of it, so that
 * `['/api/jobs']` names every list of jobs at once.
 */
export function apiQuery<R extends CallableRoute>(route: R, ...[given]: Given<RequestOf<R>>) {
  return queryOptions({
    queryKey: keyOf(route, given as AnyRequest),
    queryFn: ({ signal }) =>
      callUnchecked(route, { ...(given as AnyRequest), signal }) as Promise<ResponseOf<R>>,
  });
}

/** The options of a list that scrolls on, page by page: `data.pages[0].items`. */
export function apiPages<R extends PagedRoute>(route: R, ...[given]: Given<RequestOf<R>>) {
  const asked = (given ?? {}) as AnyRequest;
  return infiniteQueryOptions({
    queryKey: [...keyOf(route, asked), 'pages'],
    queryFn: ({ signal, pageParam }) => {
      const query = { ...asked.query, cursor: pageParam };
      return callPageUnchecked(route, { ...asked, query, signal }) as Promise<PageOf<R>>;
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page: PageOf<R>) => page.nextCursor,
  });
}

function keyOf(route: CallableRoute, given: AnyRequest = {}): unknown[] {
  const path = pathOf(route, given.params);
  return given.query ? [path, given.query] : [path];
}
