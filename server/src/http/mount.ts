import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StaffStep } from '#contract/auth/policy.ts';
import type { BodyOf, ParamsOf, QueryOf, ResponseOf, Route } from '#contract/route.ts';
import { canAnalyse, canModerate, isStaff, type Staff } from '#contract/users/roles.ts';
import type { Db } from '../db/client.ts';
import type { JsonPage, Page } from '../db/page.ts';
import { AppError } from '../errors/app-error.ts';
import type { App, Viewer } from './app.ts';
import { idempotencyKeyOf, runIdempotentPost } from './guards/idempotent-post.ts';
import { limitAct } from './guards/limit-act.ts';
import { jsonSchemaOf } from './serializers.ts';
import { readSessionToken } from './session-cookie.ts';
import { runSessionJoinedQuery, type SessionJoinedQuery } from './session-joined-query.ts';
import { findUnknownKeysOf } from './unknown-keys.ts';
import { unknownKeysError, validate } from './validate.ts';

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
 * Puts a contract's route on the server: who may call it, what it takes, what it answers. A hot list may also bring a
 * session-joined query, which is tried first.
 */
export function mount<R extends Route>(
  app: App,
  route: R,
  handler: Handler<R>,
  sessionJoined?: SessionJoinedQuery<R>,
): void {
  app.routes.push(route);
  const countAct = limitAct(app, route);
  const readBody = bodyReader(app, route);
  app.server.route({
    method: route.method,
    url: route.path,
    schema: responseSchema(route),
    config: { anyOrigin: route.anyOrigin === true },
    compress: route.paged ? undefined : false,
    handler: async (request, reply) => {
      const early = sessionJoined
        ? await runSessionJoinedQuery(app, route, request, sessionJoined)
        : null;
      if (early) {
        await countAct(app.db, early.viewerId);
        return send(route, request, reply, early);
      }
      const viewer = await requireViewer(app, route, request);
      const call = {
        db: app.db,
        viewer,
        params: route.params ? validate(route.params, request.params) : {},
        query: route.query ? validate(route.query, request.query) : {},
        body: readBody(request.body),
        request,
        reply,
      } as Call<R>;
      reply.status(route.status ?? (route.response === null ? 204 : 200));
      const key = viewer && repeats(route) ? idempotencyKeyOf(request) : null;
      const answer = async (db: Db) => {
        if (viewer) await countAct(db, viewer.id);
        return writingRefusals(app, route, viewer, () => handler({ ...call, db }));
      };
      if (viewer && key) return runIdempotentPost(app.db, viewer.id, key, request, reply, answer);
      return send(route, request, reply, await answer(app.db));
    },
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

/** The member behind the cookie, or null; the lookup is made once a request. */
export async function findViewer(app: App, request: FastifyRequest): Promise<Viewer | null> {
  const token = readSessionToken(app, request);
  return token ? app.authenticate(token) : null;
}

/** A suspended member, on a route that is open to them. */
async function findSuspendedViewer(
  app: App,
  { openToSuspended }: Route,
  request: FastifyRequest,
): Promise<Viewer | null> {
  const token = openToSuspended ? readSessionToken(app, request) : null;
  return token ? app.authenticateSuspended(token) : null;
}

async function requireViewer(
  app: App,
  route: Route,
  request: FastifyRequest,
): Promise<Viewer | null> {
  if (route.access === 'public') return null;
  const viewer =
    (await findViewer(app, request)) ?? (await findSuspendedViewer(app, route, request));
  if (!viewer) throw new AppError('unauthenticated', 'Please sign in to continue.');
  request.viewerId = viewer.id;
  if (route.access === 'member') return viewer;
  const { isAllowed, refusal } = staffAccess[route.access];
  if (!isAllowed(viewer.appointed)) {
    await app.recordRefusal(viewer, route);
    throw new AppError('forbidden', refusal);
  }
  if (viewer.staffStep)
    throw new AppError('second_factor_required', stepSentences[viewer.staffStep]);
  return viewer;
}

const stepSentences: Record<StaffStep, string> = {
  'set-up':
    'Everyone who looks after Callboard needs two-step sign-in. Please set it up in your settings first.',
  prove: 'Please confirm with your passkey or your authenticator app that it is you.',
};

/** What the rules refuse someone who may call the route is written down as well, such as suspending the protected account. */
async function writingRefusals<Result>(
  app: App,
  route: Route,
  viewer: Viewer | null,
  act: () => Promise<Result> | Result,
): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    const isRefused = error instanceof AppError && error.code === 'forbidden';
    if (viewer && isRefused && route.access in staffAccess) await app.recordRefusal(viewer, route);
    throw error;
  }
}

type StaffAccess = Exclude<Route['access'], 'public' | 'member'>;

const staffAccess: Record<
  StaffAccess,
  { isAllowed: (appointed: Staff) => boolean; refusal: string }
> = {
  admin: { isAllowed: ({ isAdmin }) => isAdmin, refusal: 'Only administrators can do this.' },
  moderator: { isAllowed: canModerate, refusal: 'Only moderators and administrators can do this.' },
  analyst: { isAllowed: canAnalyse, refusal: 'Only analysts and administrators can do this.' },
  staff: { isAllowed: isStaff, refusal: 'Only the people who look after Callboard can do this.' },
};

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
