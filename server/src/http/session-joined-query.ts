import type { FastifyRequest } from 'fastify';
import type { QueryOf, Route } from '#contract/route.ts';
import type { Db } from '../db/client.ts';
import type { JsonPage } from '../db/page.ts';
import type { App } from './app.ts';
import { readSessionToken } from './session-cookie.ts';

export type SessionPage = JsonPage & {
  viewerId: string;
  /** The session has not been seen for a while and should slide on. */
  stale: boolean;
};

/** Reads a page for whoever the token belongs to, in one trip to the database; null where that is nobody. */
export type SessionJoinedQuery<R extends Route> = (
  db: Db,
  token: string,
  query: QueryOf<R>,
) => Promise<SessionPage | null>;

/** The page, or null for anything out of the ordinary, which the usual way then refuses in its usual order. */
export async function runSessionJoinedQuery<R extends Route>(
  app: App,
  route: R,
  request: FastifyRequest,
  read: SessionJoinedQuery<R>,
): Promise<SessionPage | null> {
  const token = readSessionToken(app, request);
  const query = route.query?.safeParse(request.query);
  if (!token || !query?.success) return null;
  const page = await read(app.db, token, query.data as QueryOf<R>).catch(() => null);
  if (!page) return null;
  request.viewerId = page.viewerId;
  if (page.stale)
    app
      .authenticate(token)
      .catch((err: unknown) => request.log.warn({ err }, 'session not touched'));
  return page;
}
