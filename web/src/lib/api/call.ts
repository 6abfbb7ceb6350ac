import type { z } from 'zod';
import type { BodyInputOf, ParamsOf, QueryInputOf, ResponseOf, Route } from '#contract/route.ts';
import { ApiError, NetworkError } from './api-error.ts';

/** A route that answers JSON or nothing, so that code can call it. */
export type CallableRoute = Route & { response: z.ZodType | null };
export type PagedRoute = CallableRoute & { paged: true };

type Part<Name extends string, Schema, Value> = Schema extends z.ZodType
  ? Record<never, never> extends Value
    ? { [N in Name]?: Value }
    : { [N in Name]: Value }
  : { [N in Name]?: never };

/** What a route takes; a part that the route does not have cannot be given. */
export type RequestOf<R extends Route> = Part<'params', R['params'], ParamsOf<R>> &
  Part<'query', R['query'], QueryInputOf<R>> &
  Part<'body', R['body'], BodyInputOf<R>>;

/** The argument list of something that may be left out when nothing in it is required. */
export type OptionalArgs<T> = Record<never, never> extends T ? [given?: T] : [given: T];

export interface CallOptions {
  signal?: AbortSignal | undefined;
  idempotencyKey?: string | undefined;
}

export interface AnyRequest extends CallOptions {
  params?: Record<string, unknown> | undefined;
  query?: Record<string, string | number | boolean | null | undefined> | undefined;
  body?: unknown;
}

export interface Page<Item> {
  items: Item[];
  nextCursor: string | null;
}

export type PageOf<R extends Route> = ResponseOf<R> extends (infer Item)[] ? Page<Item> : never;

/** Calls a route of the contract and gives what it answers, or throws ApiError or NetworkError. */
export function call<R extends CallableRoute>(
  route: R,
  ...[given]: OptionalArgs<RequestOf<R> & CallOptions>
): Promise<ResponseOf<R>> {
  return callUntyped(route, given as AnyRequest) as Promise<ResponseOf<R>>;
}

/** Calls a list route; the cursor of the next page travels in its Link header. */
export function callPage<R extends PagedRoute>(
  route: R,
  ...[given]: OptionalArgs<RequestOf<R> & CallOptions>
): Promise<PageOf<R>> {
  return callPageUntyped(route, given as AnyRequest) as Promise<PageOf<R>>;
}

export async function callUntyped(route: Route, given: AnyRequest = {}): Promise<unknown> {
  const response = await request(route, given);
  return response.status === 204 ? undefined : response.json();
}

export async function callPageUntyped(route: Route, given: AnyRequest = {}): Promise<unknown> {
  const response = await request(route, given);
  const items: unknown = await response.json();
  return { items, nextCursor: parseNextCursor(response.headers.get('link')) };
}

/** Reads an address of ours; for queries that are only a path. */
export async function callPath(path: string, signal?: AbortSignal): Promise<unknown> {
  const response = await send(path, { signal });
  return response.status === 204 ? null : response.json();
}

/** The address of a route with its parameters filled in. */
export function buildPath(route: Route, params: Record<string, unknown> = {}): string {
  return route.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
}

function request(route: Route, given: AnyRequest): Promise<Response> {
  const headers: Record<string, string> = {};
  if (given.body !== undefined) headers['content-type'] = 'application/json';
  if (given.idempotencyKey) headers['idempotency-key'] = given.idempotencyKey;
  return send(buildPath(route, given.params) + buildSearch(given.query), {
    method: route.method,
    headers,
    body: given.body === undefined ? undefined : JSON.stringify(given.body),
    signal: given.signal,
  });
}

async function send(url: string, init: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(url, { ...init, credentials: 'include' });
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new NetworkError(error);
  }
  if (response.ok) return response;
  throw new ApiError(response, await response.text().catch(() => ''));
}

function buildSearch(query: AnyRequest['query'] = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  return search.size > 0 ? `?${search}` : '';
}

function parseNextCursor(link: string | null): string | null {
  const next = link?.match(/<([^>]*)>;\s*rel="next"/)?.[1];
  return next ? new URLSearchParams(next.split('?')[1]).get('cursor') : null;
}
