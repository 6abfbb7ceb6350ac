import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BodyOf, ParamsOf, QueryOf, ResponseOf, Route } from '#contract/route.ts';
import type { Db } from '../db/client.ts';
import type { JsonPage, Page } from '../db/page.ts';
import type { App, Viewer } from './app.ts';
import { idempotencyKeyOf, runIdempotentPost } from './guards/idempotent-post.ts';
import { limitAct } from './guards/limit-act.ts';
import { inputReader } from './read-input.ts';
import { recordingRefusals, requireViewer } from './require-viewer.ts';
import { jsonSchemaOf } from './serializers.ts';

export interface Call<R extends Route> {
  /** The database, or the transaction that also remembers the answer of a repeatable POST. */
  db: Db;
  viewer: R['access'] extends 'public' ? null : Viewer;
  params: ParamsOf<R>;
  query: QueryOf<R>;
  body: BodyOf<R>;
  request: FastifyRequest;
  reply: FastifyReply;
}

type Paged<T> = T extends (infer Item)[] ? Page<Item> | JsonPage<Item> : never;
type Answer<R extends Route> = R extends { paged: true } ? Paged<ResponseOf<R>> : ResponseOf<R>;
type Handler<R extends Route> = (call: Call<R>) => Promise<Answer<R>> | Answer<R>;

/**
 * Puts a contract's route on the server. The order of every request: origin (`rejectOtherOrigins`, before its body is read),
 * session, access, limit, input, act. Of a repeatable POST the last three are one transaction, so that a repeat counts once.
 */
export function mount<R extends Route>(app: App, route: R, handler: Handler<R>): void {
  app.routes.push(route);
  const countAct = limitAct(app, route);
  const readInput = inputReader(app, route);
  app.server.route({
    method: route.method,
    url: route.path,
    schema: responseSchema(route),
    config: { anyOrigin: route.anyOrigin === true },
    compress: route.paged ? undefined : false,
    handler: async (request, reply) => {
      const viewer = await requireViewer(app, route, request);
      const act = async (db: Db) => {
        if (viewer) await countAct(db, viewer.id);
        const call = { db, viewer, ...readInput(request), request, reply } as Call<R>;
        return recordingRefusals(app, route, viewer, () => handler(call));
      };
      reply.status(route.status ?? (route.response === null ? 204 : 200));
      const key = viewer && repeats(route) ? idempotencyKeyOf(request) : null;
      if (viewer && key) return runIdempotentPost(app.db, viewer.id, key, request, reply, act);
      return send(route, request, reply, await act(app.db));
    },
  });
}

function repeats(route: Route): boolean {
  return route.method === 'POST' && route.replay !== false;
}

function send(
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  answer: unknown,
): unknown {
  if (route.response === null) return reply.send();
  if (typeof route.response === 'string') return reply;
  if (!route.paged) return answer;
  const page = answer as Page<unknown> | JsonPage<unknown>;
  if (page.nextCursor)
    reply.header('link', `<${withCursor(request.url, page.nextCursor)}>; rel="next"`);
  return 'json' in page
    ? reply.type('application/json; charset=utf-8').send(page.json)
    : page.items;
}

function withCursor(url: string, cursor: string): string {
  const [path, search] = url.split('?', 2);
  if (search === undefined) return `${path}?cursor=${cursor}`;
  const query = new URLSearchParams(search);
  query.set('cursor', cursor);
  return `${path}?${query}`;
}

function responseSchema(route: Route): { response?: Record<number, unknown> } {
  if (route.response === null || typeof route.response === 'string') return {};
  return { response: { [route.status ?? 200]: jsonSchemaOf(route.response) } };
}
