import type { InvalidateQueryFilters, QueryClient, QueryKey } from '@tanstack/react-query';
import type { ParamsOf, QueryInputOf, Route } from '#contract/route.ts';

interface RequestFilter<R extends Route> {
  params?: Partial<ParamsOf<R>> | undefined;
  query?: Partial<QueryInputOf<R>> | undefined;
}

type Invalidation<R extends Route> = RequestFilter<R> & Pick<InvalidateQueryFilters, 'refetchType'>;

/**
 * The key of a request; as a filter, of all requests with at least these parameters. Without any it stands for
 * whatever was asked of the route.
 */
export function routeKey<R extends Route>(
  route: R,
  { params = {}, query = {} }: RequestFilter<R> = {},
): QueryKey {
  return [route.path, params, query];
}

/** Refetches what is shown of a route, or of several, and marks the rest as stale. */
export async function invalidate<R extends Route>(
  client: QueryClient,
  routes: R | readonly R[],
  { refetchType, ...request }: Invalidation<R> = {},
): Promise<void> {
  await Promise.all(
    [routes].flat().map((route) =>
      client.invalidateQueries({
        queryKey: routeKey<Route>(route as Route, request),
        refetchType,
      }),
    ),
  );
}

export function isKeyOf(routes: readonly Route[], [path]: QueryKey): boolean {
  return routes.some((route) => route.path === path);
}
