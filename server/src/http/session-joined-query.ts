import type { FastifyRequest } from 'fastify';
import type { ParamsOf, QueryOf, ResponseOf, Route } from '#contract/route.ts';
import type { Db } from '../db/client.ts';
import type { JsonPage } from '../db/page.ts';
import type { App } from './app.ts';
import { isRefusal } from './errors.ts';
import { readSessionToken } from './session-cookie.ts';

export type SessionPage<Item> = JsonPage<Item> & {
  viewerId: string;
  /** The session has not been seen for a while, and its expiry is to be put off. */
  stale: boolean;
};

/** A row of a session-joined statement: where the list itself is empty, there is one without an item. */
type SessionRow = { viewerId: string; stale: boolean; item: unknown };

export function sessionPage<Row extends SessionRow, Item>(
  rows: Row[],
  present: (rows: Row[]) => JsonPage<Item>,
): SessionPage<Item> | null {
  const [first] = rows;
  if (!first) return null;
  const { viewerId, stale } = first;
  return { viewerId, stale, ...present(first.item === null ? [] : rows) };
}

type ItemOf<R extends Route> = ResponseOf<R> extends (infer Item)[] ? Item : never;

/** Reads a page and the viewer of the session token in one round trip; null where the session is not valid. */
export type SessionJoinedQuery<R extends Route> = (
  db: Db,
  token: string,
  query: QueryOf<R>,
  params: ParamsOf<R>,
) => Promise<SessionPage<ItemOf<R>> | null>;

/**
 * Null without a valid session and for a query that is refused: the request falls through to the normal path, which
 * answers 401 before 400. Any other error is thrown: the normal path would hide it, or meet it a second time.
 */
export async function runSessionJoinedQuery<R extends Route>(
  app: App,
  route: R,
  request: FastifyRequest,
  read: SessionJoinedQuery<R>,
): Promise<SessionPage<ItemOf<R>> | null> {
  const token = readSessionToken(app, request);
  const query = parseQuery(route, request);
  const params = route.params
    ? route.params.safeParse(request.params)
    : { success: true, data: {} };
  if (!token || !query?.success || !params.success) return null;
  const page = await read(
    app.db,
    token,
    query.data as QueryOf<R>,
    params.data as ParamsOf<R>,
  ).catch((error: unknown) => {
    if (isRefusal(error)) return null;
    throw error;
  });
  if (!page) return null;
  request.viewerId = page.viewerId;
  if (page.stale) touchSession(app, request, token);
  return page;
}

const emptyQueries = new WeakMap<Route, ReturnType<typeof parse>>();

/** Without a query the answer is the same for each request: it is parsed once a route. */
function parseQuery(route: Route, request: FastifyRequest) {
  if (request.url.includes('?')) return parse(route, request.query);
  const known = emptyQueries.get(route) ?? parse(route, {});
  emptyQueries.set(route, known);
  return known;
}

function parse(route: Route, query: unknown) {
  return route.query?.safeParse(query);
}

/** Puts the expiry of a session off; nobody waits for it. */
export function touchSession(app: App, request: FastifyRequest, token: string): void {
  app.authenticate(token).catch((err: unknown) => request.log.warn({ err }, 'session not touched'));
}
