import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { buildPath, buildSearch, type RequestOf, type Search } from '#contract/request.ts';
import type { ResponseOf, Route } from '#contract/route.ts';

export type Samples = Record<string, number[]>;

export interface Measured {
  /** Milliseconds from a call to the end of its answer, by method and path. */
  samples: Samples;
  /** What was answered with an error, and how often. */
  errors: Record<string, number>;
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface Sent {
  url: string;
  method: string;
  cookie?: string;
  headers?: Record<string, string | number>;
  body?: string | Buffer;
}

const agent = new Agent({ keepAlive: true, maxFreeSockets: 4_000 });
const mostKept = 200;
/** The last calls of each kind, to repeat them. */
const kept = new Map<string, Sent[]>();
let measured: Measured = { samples: {}, errors: {} };

export const kindOf = ({ method, path }: Route): string => `${method} ${path}`;

export const keptKinds = (): string[] => [...kept.keys()];

/** Makes this many calls of one kind again, a few at a time. */
export async function repeatKept(kind: string, count: number, atOnce = 4): Promise<void> {
  const calls = kept.get(kind) ?? [];
  const places = Array.from({ length: count }, (_, place) => place % calls.length).values();
  const repeatNext = async () => {
    for (const place of places) if (calls[place]) await timed(kind, calls[place]);
  };
  await Promise.all(Array.from({ length: atOnce }, repeatNext));
}

/** What has been measured since the last time. */
export function takeMeasured(): Measured {
  const taken = measured;
  measured = { samples: {}, errors: {} };
  return taken;
}

/** Calls a route as the web does; undefined where it was answered with an error, which is noted. */
export async function ask<R extends Route>(
  origin: string,
  cookie: string,
  route: R,
  asked: RequestOf<R>,
): Promise<ResponseOf<R> | undefined> {
  const { params, query, body } = asked as {
    params?: Record<string, unknown>;
    query?: Search;
    body?: unknown;
  };
  const url = `${origin}${buildPath(route, params)}${buildSearch(query)}`;
  const answer = await timed(kindOf(route), {
    url,
    method: route.method,
    cookie,
    ...(body === undefined ? {} : jsonBody(body)),
  });
  if (!answer || answer.body.length === 0) return undefined;
  return JSON.parse(answer.body.toString()) as ResponseOf<R>;
}

export const jsonBody = (body: unknown) => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** Sends anything, and keeps under this name how long it took. */
export async function timed(kind: string, sent: Sent): Promise<Answer | undefined> {
  const begun = performance.now();
  keep(kind, sent);
  const answer = await send(sent).catch((error: Error) => error);
  if (answer instanceof Error || answer.status >= 400) {
    const { message } = answer instanceof Error ? answer : { message: describe(answer) };
    noteError(`${kind}: ${message}`);
    return undefined;
  }
  (measured.samples[kind] ??= []).push(performance.now() - begun);
  return answer;
}

export function noteError(error: string): void {
  measured.errors[error] = (measured.errors[error] ?? 0) + 1;
}

const describe = ({ status, body }: Answer) => `${status} ${body.toString().slice(0, 120)}`;

function keep(kind: string, sent: Sent): void {
  const calls = kept.get(kind) ?? [];
  kept.set(kind, calls);
  if (calls.length === mostKept) calls.shift();
  calls.push(sent);
}

function send({ url, method, cookie, headers, body }: Sent): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const sent = request(url, {
    method,
    agent,
    headers: {
      'accept-encoding': 'gzip',
      ...(cookie ? { cookie } : {}),
      ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
      ...headers,
    },
  });
  sent.on('error', reject);
  sent.on('response', (response) => {
    buffer(response).then((raw) => {
      const isPacked = response.headers['content-encoding'] === 'gzip';
      const status = response.statusCode ?? 0;
      resolve({ status, headers: response.headers, body: isPacked ? gunzipSync(raw) : raw });
    }, reject);
  });
  sent.end(body);
  return promise;
}
