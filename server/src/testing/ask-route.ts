import type { OptionalArgs } from '#contract/request.ts';
import type { Route } from '#contract/route.ts';
import type { Role } from './field-rules.ts';
import { type Answer, addressOf, type RequestTo, type Send } from './send.ts';

/** A request of a route, whoever makes it. */
export interface RouteRequest {
  route: Route;
  url: string;
  by: (send: Send) => Promise<Answer>;
}

/** How a route is asked by each role. */
export interface RouteRequests {
  route: Route;
  requestsOf: (role: Role) => RouteRequest[] | Promise<RouteRequest[]>;
}

export const nameOf = ({ method, path }: Route): string => `${method} ${path}`;

export function asked<R extends Route>(
  route: R,
  ...request: OptionalArgs<RequestTo<R>>
): RouteRequest {
  return { route, url: addressOf(route, ...request), by: (send) => send(route, ...request) };
}

/** Asked in one way. */
export function once<R extends Route>(
  route: R,
  ...request: OptionalArgs<RequestTo<R>>
): RouteRequests {
  return { route, requestsOf: () => [asked(route, ...request)] };
}

/** Asked in several ways, or in one that is made for the role when it asks. */
export function each<R extends Route>(
  route: R,
  requests: RequestTo<R>[] | ((role: Role) => RequestTo<R>[] | Promise<RequestTo<R>[]>),
): RouteRequests {
  const listFor = typeof requests === 'function' ? requests : () => requests;
  return {
    route,
    requestsOf: async (role) =>
      (await listFor(role)).map((request) =>
        asked(route, ...([request] as unknown as OptionalArgs<RequestTo<R>>)),
      ),
  };
}
