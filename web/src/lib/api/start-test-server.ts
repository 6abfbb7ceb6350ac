import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { tracking } from '#contract/tracking/contract.ts';

interface Received extends Pick<IncomingMessage, 'method' | 'url' | 'headers'> {
  body: string;
  keepalive: boolean | undefined;
}

type Answer = (response: ServerResponse) => void;

/** A real HTTP server for the tests of one file; `fetch` and `location` point to it. */
export function startTestServer() {
  let received: Received[] = [];
  let answers: Answer[] = [];
  let keepalive: boolean | undefined;
  const sent: Promise<unknown>[] = [];

  const server = createServer((request, response) => {
    const { method, url, headers } = request;
    void text(request).then((body) => {
      received.push({ method, url, headers, body, keepalive });
      if (url === tracking.reportError.path) return response.writeHead(204).end();
      const next = answers.length > 1 ? answers.shift() : answers[0];
      return next?.(response);
    });
  });

  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const nodeFetch = fetch;
    vi.stubGlobal('location', new URL(base));
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      keepalive = init.keepalive;
      const answer = nodeFetch(new URL(url, base), init);
      sent.push(answer);
      return answer;
    });
  });

  afterEach(async () => {
    // A report that nobody waited for would reach the next test.
    await Promise.allSettled(sent.splice(0));
    received = [];
    vi.restoreAllMocks();
  });

  afterAll(() => {
    vi.unstubAllGlobals();
    server.close();
  });

  return {
    /** One answer for each request; the last one is repeated. */
    answerWith: (...next: Answer[]) => {
      answers = next;
    },
    requestsTo: (url: string) => received.filter((request) => request.url === url),
    requests: () => received.filter(({ url }) => url !== tracking.reportError.path),
    reports: () =>
      received
        .filter(({ url }) => url === tracking.reportError.path)
        .map(({ body }) => JSON.parse(body) as Record<string, unknown>),
  };
}

export const answerJson =
  (status: number, value: unknown): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));

export const answerEmpty: Answer = (response) => response.writeHead(204).end();

/** The connection breaks before an answer is sent. */
export const answerLost: Answer = (response) => response.destroy();
