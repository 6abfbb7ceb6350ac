import { type ErrorCode, type ErrorIssue, statusOfCode } from '#contract/errors.ts';
import { conversations } from '#contract/messages/contract.ts';
import { notifications } from '#contract/notifications/contract.ts';
import type { ResponseOf, Route } from '#contract/route.ts';
import { tracking } from '#contract/tracking/contract.ts';
import { type ReceivedRequest, readRequest, scoreMatch } from './received-request.ts';

type Answer = (request: ReceivedRequest<Route>) => Response;
type Given<R extends Route> = ResponseOf<R> | ((request: ReceivedRequest<R>) => ResponseOf<R>);
type RespondArguments<R extends Route> =
  ResponseOf<R> extends void ? [] : [given: Given<R>, page?: { nextCursor: string }];

interface Endpoint {
  route: Route;
  answer: Answer;
  requests: ReceivedRequest<Route>[];
  held: Promise<void> | null;
}

class Disconnected extends TypeError {}

let endpoints: Endpoint[] = [];
let problems: string[] = [];

/**
 * Answers for the server at the edge of the page. What the contract does not allow, in a request or in an answer,
 * and a request for which no answer was set fail the test.
 */
export const fakeApi = {
  /** Answers every request from now on; the next cursor of a list travels in its Link header. */
  respond<R extends Route>(route: R, ...[given, page]: RespondArguments<R>): void {
    endpointOf(route).answer = (request) => {
      const value = isFunction(given) ? given(request) : given;
      if (route.response === null) return new Response(null, { status: 204 });
      if (typeof route.response !== 'string') route.response.parse(value);
      const headers = page && { link: `<${route.path}?cursor=${page.nextCursor}>; rel="next"` };
      return Response.json(value, { status: route.status ?? 200, headers });
    };
  },

  /** Refuses every request from now on, as the server words a refusal. */
  fail(route: Route, code: ErrorCode, message = '', issues?: ErrorIssue[]): void {
    endpointOf(route).answer = () =>
      Response.json({ code, message, issues }, { status: statusOfCode[code] });
  },

  /** Every request from now on finds no server. */
  disconnect(route: Route): void {
    endpointOf(route).answer = () => {
      throw new Disconnected('Failed to fetch');
    };
  },

  /** Lets requests wait until the returned function is called; they then get the answer that is set. */
  hold(route: Route): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    const endpoint = endpointOf(route);
    endpoint.held = promise;
    return () => {
      endpoint.held = null;
      resolve();
    };
  },

  /** What was asked of a route so far, read with its schemas. */
  requests<R extends Route>(route: R): ReceivedRequest<R>[] {
    return endpointOf(route).requests;
  },

  /**
   * Forgets every answer and request; only reports of errors, views, actions and the counts of the shell are answered
   * without being asked for. Views are sent in batches, so that those of one test can arrive in the next.
   */
  reset(): void {
    endpoints = [];
    problems = [];
    fakeApi.respond(tracking.reportError);
    fakeApi.respond(tracking.viewContent);
    fakeApi.respond(tracking.viewContents);
    fakeApi.respond(tracking.recordAction);
    fakeApi.respond(tracking.recordBatch);
    fakeApi.respond(tracking.recordFeatureUsage);
    fakeApi.respond(notifications.count, { count: 0 });
    fakeApi.respond(conversations.unreadCount, { count: 0 });
  },

  /** What happened that the contract does not allow. */
  problems: (): readonly string[] => problems,
};

const fetchFromNetwork = globalThis.fetch;

/** Takes the place of `fetch`; what is no request to the API goes to the network. */
export async function fetchFromFakeApi(
  input: RequestInfo | URL,
  init?: RequestInit,
): Promise<Response> {
  const request = new Request(input, init);
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith('/api/')) return fetchFromNetwork(input, init);
  const endpoint = endpoints
    .filter(({ route }) => route.method === request.method && scoreMatch(route, pathname) > 0)
    .toSorted((a, b) => scoreMatch(b.route, pathname) - scoreMatch(a.route, pathname))[0];
  const name = `${request.method} ${pathname}`;
  if (!endpoint) return reject(`${name}: no answer was set for it`);
  try {
    const received = await readRequest(endpoint.route, request);
    endpoint.requests.push(received);
    await Promise.race([endpoint.held, aborted(request.signal)]);
    return endpoint.answer(received);
  } catch (error) {
    if (request.signal.aborted || error instanceof Disconnected) throw error;
    return reject(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function endpointOf(route: Route): Endpoint {
  const known = endpoints.find((endpoint) => endpoint.route === route);
  if (known) return known;
  const answer = () => reject(`${route.method} ${route.path}: no answer was set for it`);
  const endpoint: Endpoint = { route, answer, requests: [], held: null };
  endpoints.push(endpoint);
  return endpoint;
}

function isFunction(given: unknown): given is (request: ReceivedRequest<Route>) => unknown {
  return typeof given === 'function';
}

function reject(problem: string): never {
  problems.push(problem);
  throw new Disconnected(problem);
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, fail) => {
    const end = () => fail(signal.reason as Error);
    if (signal.aborted) end();
    signal.addEventListener('abort', end);
  });
}
