import type { FastifyRequest } from 'fastify';
import type { ParamsOf, QueryOf, Route } from '#contract/route.ts';
import type { Db } from '../db/client.ts';
import type { JsonPage } from '../db/page.ts';
import type { App } from './app.ts';
import { isRefusal } from './errors.ts';
import { readSessionToken } from './session-cookie.ts';

export type SessionPage = JsonPage & {
  viewerId: string;
  /** The session has not been seen for a while, and its expiry is to be put off. */
  stale: boolean;
};

/** A row of a session-joined statement: where the list itself is empty, there is one without an item. */
type SessionRow = { viewerId: string; stale: boolean; item: string | null };

export function sessionPage<Row extends SessionRow>(
  rows: Row[],
  present: (rows: Row[]) => JsonPage,
): SessionPage | null {
  const [first] = rows;
  if (!first) return null;
  const { viewerId, stale } = first;
  return { viewerId, stale, ...present(first.item === null ? [] : rows) };
}

/** Reads a page and the viewer of the session token in one round trip; null where the session is not valid. */
export type SessionJoinedQuery<R extends Route> = (
  db: Db,
  token: string,
  query: QueryOf<R>,
  params: ParamsOf<R>,
) => Promise<SessionPage | null>;

/**
 * Null without a valid session and for a query that is refused: the request falls through to the normal path, which
 * answers 401 before 400. Any other error is thrown: the normal path would hide it, or meet it a second time.
 */
export async function runSessionJoinedQuery<R extends Route>(
  app: App,
  route: R,
  request: FastifyRequest,
  read: SessionJoinedQuery<R>,
): Promise<SessionPage | null> {
  const token = readSessionToken(app, request);
  const query = route.query?.safeParse(request.query);
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

/** Puts the expiry of a session off; nobody waits for it. */
export function touchSession(app: App, request: FastifyRequest, token: string): void {
  app.authenticate(token).catch((err: unknown) => request.log.warn({ err }, 'session not touched'));
}
