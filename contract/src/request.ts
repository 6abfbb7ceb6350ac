import type { z } from 'zod';
import type { BodyInputOf, ParamsOf, QueryInputOf, Route } from './route.ts';

type Part<Name extends string, Schema, Value> = Schema extends z.ZodType
  ? Record<never, never> extends Value
    ? { [N in Name]?: Value }
    : { [N in Name]: Value }
  : { [N in Name]?: never };

/** A part that the route does not declare cannot be passed. */
export type RequestOf<R extends Route> = Part<'params', R['params'], ParamsOf<R>> &
  Part<'query', R['query'], QueryInputOf<R>> &
  Part<'body', R['body'], BodyInputOf<R>>;

/** The argument may be left out when all its properties are optional. */
export type OptionalArgs<T> = Record<never, never> extends T ? [request?: T] : [request: T];

/** The query of a request whose route is not known to the types. */
export type Search = Record<string, string | number | boolean | null | undefined>;

export function buildPath(route: Route, params: Record<string, unknown> = {}): string {
  return route.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
}

export function buildSearch(query: Search = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  return search.size > 0 ? `?${search}` : '';
}
