import type { FastifyRequest } from 'fastify';
import type { Route } from '#contract/route.ts';
import type { App } from './app.ts';
import { findUnknownKeysOf } from './unknown-keys.ts';
import { unknownKeysError, validate } from './validate.ts';

/** What a route takes, read by its schemas; throws for what they refuse. */
export function inputReader(app: App, route: Route) {
  const readBody = bodyReader(app, route);
  return (request: FastifyRequest) => ({
    params: route.params ? validate(route.params, request.params) : {},
    query: route.query ? validate(route.query, request.query) : {},
    body: readBody(request.body),
  });
}

/** Keys that the route does not know are refused while one develops against it, and dropped in production; where they are counted. */
function bodyReader(app: App, route: Route): (value: unknown) => unknown {
  const { method, path, body, dropsUnknownKeys = app.config.production } = route;
  if (!body) return () => undefined;
  const findUnknownKeys = findUnknownKeysOf(body);
  return (value) => {
    const parsed = validate(body, value);
    const keys = findUnknownKeys?.(value) ?? [];
    if (keys.length === 0) return parsed;
    if (!dropsUnknownKeys) throw unknownKeysError(keys);
    app.metrics?.unknownKeys.inc({ method, route: path });
    return parsed;
  };
}
