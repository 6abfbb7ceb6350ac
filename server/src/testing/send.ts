import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { ErrorBody } from '#contract/errors.ts';
import {
  buildPath,
  buildSearch,
  type OptionalArgs,
  type RequestOf,
  type Search,
} from '#contract/request.ts';
import type { ResponseOf, Route } from '#contract/route.ts';

type Headers = Record<string, string>;
type Method = NonNullable<InjectOptions['method']>;

/** An id may be undefined, as that of a first row may be; a body that the contract does not describe is bytes. */
type Sendable<Request> = {
  [Part in keyof Request]: Part extends 'params'
    ? { [Name in keyof Request[Part]]: Request[Part][Name] | undefined }
    : Part extends 'body'
      ? [Request[Part]] extends [undefined]
        ? Buffer | undefined
        : Request[Part]
      : Request[Part];
};

export type RequestTo<R extends Route> = Sendable<RequestOf<R>> & { headers?: Headers };

/** An answer to a route of the contract; without one, that of any request. */
export interface Answer<R extends Route = Route> extends Omit<LightMyRequestResponse, 'json'> {
  json: () => ResponseOf<R>;
  /** The body of a refusal. */
  error: () => ErrorBody;
}

/** An answer to an address, in whatever shape it comes. */
export type AnyAnswer = LightMyRequestResponse & Pick<Answer, 'error'>;

/** Calls a route of the contract, or an address where that itself is what is tested. */
export interface Send {
  (method: Method, url: string, body?: unknown, headers?: Headers): Promise<AnyAnswer>;
  <R extends Route>(route: R, ...[request]: OptionalArgs<RequestTo<R>>): Promise<Answer<R>>;
}

/** What the contract forbids, sent on purpose. */
export const wrong = (value: unknown): never => value as never;

export const statusOf = async <R extends Route>(
  send: Send,
  route: R,
  ...request: OptionalArgs<RequestTo<R>>
): Promise<number> => (await send(route, ...request)).statusCode;

interface AnyRequest {
  params?: Record<string, unknown>;
  query?: Search;
  body?: unknown;
  headers?: Headers;
}

export function createSend(
  inject: (options: InjectOptions & { url: string }) => Promise<LightMyRequestResponse>,
  ownHeaders: Headers = {},
): Send {
  return async (
    to: string | Route,
    asked?: string | AnyRequest,
    body?: unknown,
    headers?: Headers,
  ): Promise<AnyAnswer> => {
    const sent =
      typeof to === 'string'
        ? { method: to, url: asked as string, body, headers }
        : toRoute(to, asked as AnyRequest | undefined);
    const answer = await inject({
      method: sent.method,
      url: sent.url,
      ...(sent.body === undefined ? {} : { payload: asSent(sent.body) }),
      headers: { ...ownHeaders, ...sent.headers },
    });
    return Object.assign(answer, { error: () => answer.json<ErrorBody>() });
  };
}

function toRoute(route: Route, { params, query, body, headers }: AnyRequest = {}) {
  const url = buildPath(route, params) + buildSearch(query);
  return { method: route.method, url, body, headers };
}

/** A copy, as over a network: the server releases the memory of a body. */
function asSent(body: unknown): InjectOptions['payload'] {
  return Buffer.isBuffer(body) ? Buffer.from(body) : (body as InjectOptions['payload']);
}

/** What of a request goes over the network. */
export const addressed = <R extends Route>(route: R, ...[request]: OptionalArgs<RequestTo<R>>) =>
  toRoute(route, request as AnyRequest | undefined);

/** Where a request of a route goes. */
export const addressOf = <R extends Route>(route: R, ...request: OptionalArgs<RequestTo<R>>) =>
  addressed(route, ...request).url;
