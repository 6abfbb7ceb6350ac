import type { OptionalArgs } from '#contract/request.ts';
import type { ResponseOf, Route } from '#contract/route.ts';
import { addressed, type RequestTo } from './send.ts';

/** Whom a request over the network goes to, and whose it is. */
export interface Peer {
  url: string;
  cookie?: string;
}

interface RouteResponse<R extends Route> extends Omit<Response, 'json'> {
  json: () => Promise<ResponseOf<R>>;
}

/** Calls a route of a server in another process. */
export function fetchRoute<R extends Route>(
  { url: origin, cookie }: Peer,
  route: R,
  ...request: OptionalArgs<RequestTo<R>>
): Promise<RouteResponse<R>> {
  const { method, url, body, headers } = addressed(route, ...request);
  const sent = new Headers(headers);
  if (cookie) sent.set('cookie', cookie);
  if (body === undefined || Buffer.isBuffer(body))
    return fetch(origin + url, { method, headers: sent, body: body as BodyInit | undefined });
  sent.set('content-type', 'application/json');
  return fetch(origin + url, { method, headers: sent, body: JSON.stringify(body) });
}
