import type { z } from 'zod';
import {
  buildPath,
  buildSearch,
  type OptionalArgs,
  type RequestOf,
  type Search,
} from '#contract/request.ts';
import type { ResponseOf, Route } from '#contract/route.ts';
import { ApiError, isAnswerLost, isNotFound, NetworkError } from './api-error.ts';

/** A route that answers JSON or nothing. */
export type CallableRoute = Route & { response: z.ZodType | null };
export type PagedRoute = CallableRoute & { paged: true };

export interface CallOptions {
  signal?: AbortSignal | undefined;
  idempotencyKey?: string | undefined;
}

export interface AnyRequest extends CallOptions {
  params?: Record<string, unknown> | undefined;
  query?: Search | undefined;
  body?: unknown;
}

export interface Page<Item> {
  items: Item[];
  nextCursor: string | null;
}

export type PageOf<R extends Route> = ResponseOf<R> extends (infer Item)[] ? Page<Item> : never;

/** Undefined when a repeated DELETE found nothing to delete. */
export type AnswerOf<R extends Route> =
  | ResponseOf<R>
  | (R['method'] extends 'DELETE' ? undefined : never);

/** Calls a route of the contract. Throws ApiError or NetworkError. */
export function call<R extends CallableRoute>(
  route: R,
  ...[request]: OptionalArgs<RequestOf<R> & CallOptions>
): Promise<AnswerOf<R>> {
  return callUntyped(route, request as AnyRequest) as Promise<AnswerOf<R>>;
}

/** Calls a list route; reads the next cursor from the Link header. */
export function callPage<R extends PagedRoute>(
  route: R,
  ...[request]: OptionalArgs<RequestOf<R> & CallOptions>
): Promise<PageOf<R>> {
  return callPageUntyped(route, request as AnyRequest) as Promise<PageOf<R>>;
}

/**
 * Small changes outlive the page, so that leaving it does not lose them. The browser refuses a request when the
 * bodies of all those under way exceed 64 KB together; a larger body is therefore sent without.
 */
const keepaliveLength = 4_096;

export async function callUntyped(route: Route, request: AnyRequest = {}): Promise<unknown> {
  const response =
    route.method === 'DELETE'
      ? await sendDelete(route, request)
      : await sendToRoute(route, request);
  return response && response.status !== 204 ? response.json() : undefined;
}

export async function callPageUntyped(route: Route, request: AnyRequest = {}): Promise<unknown> {
  const response = await sendToRoute(route, request);
  const items: unknown = await response.json();
  return { items, nextCursor: parseNextCursor(response.headers.get('link')) };
}

/** Paths of DELETEs whose answer was lost: the server may have acted on them. */
const unanswered = new Set<string>();

/** A 404 after a lost answer means that the deletion is done; a 404 without one is thrown. */
async function sendDelete(route: Route, request: AnyRequest): Promise<Response | null> {
  const path = buildPath(route, request.params);
  try {
    return await sendToRoute(route, request);
  } catch (error) {
    if (isNotFound(error) && unanswered.delete(path)) return null;
    if (isAnswerLost(error)) unanswered.add(path);
    throw error;
  }
}

function sendToRoute(route: Route, request: AnyRequest): Promise<Response> {
  const headers: Record<string, string> = {};
  if (request.body !== undefined) headers['content-type'] = 'application/json';
  if (request.idempotencyKey) headers['idempotency-key'] = request.idempotencyKey;
  const body = request.body === undefined ? undefined : JSON.stringify(request.body);
  return send(buildPath(route, request.params) + buildSearch(request.query), {
    method: route.method,
    headers,
    body,
    signal: request.signal,
    keepalive: route.method !== 'GET' && (body?.length ?? 0) <= keepaliveLength,
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

function parseNextCursor(link: string | null): string | null {
  const next = link?.match(/<([^>]*)>;\s*rel="next"/)?.[1];
  return next ? new URLSearchParams(next.split('?')[1]).get('cursor') : null;
}
