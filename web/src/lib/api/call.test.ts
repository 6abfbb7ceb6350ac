import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { defineRoute } from '#contract/route.ts';
import { NetworkError } from './api-error.ts';
import { apiMutation } from './api-mutation.ts';
import { apiQuery } from './api-query.ts';
import { call, callPage } from './call.ts';
import { createQueryClient } from './query-client.ts';

const shared = { access: 'member', summary: '' } as const;
const list = defineRoute({
  ...shared,
  method: 'GET',
  path: '/api/things',
  query: z.object({ limit: z.coerce.number().default(50), cursor: z.string().optional() }),
  response: z.array(z.string()),
  paged: true,
});
const create = defineRoute({
  ...shared,
  method: 'POST',
  path: '/api/things/:id',
  params: z.object({ id: z.string() }),
  body: z.object({ secret: z.string() }),
  response: z.object({ ok: z.boolean() }),
});
const createOnce = defineRoute({ ...create, replay: false });
const remove = defineRoute({ ...shared, method: 'DELETE', path: '/api/things', response: null });

interface Received extends Pick<IncomingMessage, 'method' | 'url' | 'headers'> {
  body: string;
}

let received: Received[] = [];
let answer: (response: ServerResponse) => void = () => {};
const requestsTo = (url: string) => received.filter((request) => request.url === url);

const server = createServer((request, response) => {
  const { method, url, headers } = request;
  void text(request).then((body) => {
    received.push({ method, url, headers, body });
    if (url === '/api/analytics/error') response.writeHead(204).end();
    else answer(response);
  });
});

const json = (response: ServerResponse, status: number, value: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const nodeFetch = fetch;
  vi.stubGlobal('location', new URL(base));
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => nodeFetch(new URL(url, base), init));
});

afterEach(() => {
  received = [];
  vi.restoreAllMocks();
});

afterAll(() => {
  vi.unstubAllGlobals();
  server.close();
});

describe('call', () => {
  it('fills in the path, sends JSON and reads JSON', async () => {
    answer = (response) => json(response, 200, { ok: true });
    const result = await call(create, { params: { id: 'a/b' }, body: { secret: 's' } });
    expect(result).toEqual({ ok: true });
    expect(received[0]).toMatchObject({ method: 'POST', url: '/api/things/a%2Fb' });
    expect(received[0]?.headers['content-type']).toBe('application/json');
    expect(received[0]?.body).toBe('{"secret":"s"}');
  });

  it('gives undefined for 204 and sends no content type without a body', async () => {
    answer = (response) => response.writeHead(204).end();
    expect(await call(remove)).toBeUndefined();
    expect(received[0]?.headers['content-type']).toBeUndefined();
  });

  it('throws a NetworkError when the connection breaks', async () => {
    answer = (response) => response.destroy();
    await expect(call(remove)).rejects.toBeInstanceOf(NetworkError);
  });
});

describe('callPage', () => {
  it('finds the next cursor in the Link header', async () => {
    answer = (response) =>
      response
        .writeHead(200, { link: '</api/things?limit=2&cursor=abc%3D>; rel="next"' })
        .end('["x","y"]');
    expect(await callPage(list, { query: { limit: 2 } })).toEqual({
      items: ['x', 'y'],
      nextCursor: 'abc=',
    });
    expect(received[0]?.url).toBe('/api/things?limit=2');
  });

  it('has no next cursor on the last page', async () => {
    answer = (response) => json(response, 200, []);
    expect(await callPage(list)).toEqual({ items: [], nextCursor: null });
  });
});

describe('a failing mutation', () => {
  const request = { params: { id: '1' }, body: { secret: 'hunter22' } };

  it('keeps one Idempotency-Key over its retries and takes a new one the next time', async () => {
    let failures = 1;
    answer = (response) => json(response, failures-- > 0 ? 500 : 200, { ok: true });
    const client = createQueryClient();
    const observer = new MutationObserver(client, { ...apiMutation(create), retryDelay: 1 });
    await observer.mutate(request);
    await observer.mutate(request);
    const keys = requestsTo('/api/things/1').map((one) => one.headers['idempotency-key']);
    expect(keys).toHaveLength(3);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('is not retried where the server would do the work twice', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    answer = (response) => json(response, 500, {});
    const observer = new MutationObserver(createQueryClient(), apiMutation(createOnce));
    await expect(observer.mutate(request)).rejects.toThrow('500');
    expect(requestsTo('/api/things/1')).toHaveLength(1);
    await vi.waitFor(() => expect(requestsTo('/api/analytics/error')).toHaveLength(1));
  });

  it('is logged and reported once, without what was typed', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    answer = (response) => json(response, 400, { code: 'invalid', message: 'No.' });
    const observer = new MutationObserver(createQueryClient(), apiMutation(create));
    await expect(observer.mutate(request)).rejects.toThrow('400');
    await vi.waitFor(() => expect(requestsTo('/api/analytics/error')).toHaveLength(1));
    expect(JSON.parse(requestsTo('/api/analytics/error')[0]?.body ?? '')).toMatchObject({
      type: 'mutation_error',
      error: '400: {"code":"invalid","message":"No."}',
      variables: ['params.id', 'body.secret'],
    });
    expect(log).toHaveBeenCalledOnce();
    expect(JSON.stringify(log.mock.calls)).not.toContain('hunter22');
  });
});

describe('a query', () => {
  it('is keyed by its path and what it asks', () => {
    expect(apiQuery(list, { query: { limit: 5 } }).queryKey).toEqual(['/api/things', { limit: 5 }]);
  });

  it('reads the path that is its key when nothing else is said', async () => {
    answer = (response) => json(response, 200, ['x']);
    const client = createQueryClient();
    const observer = new QueryObserver(client, { queryKey: ['/api/things'] });
    await expect(observer.refetch()).resolves.toMatchObject({ data: ['x'] });
  });

  it('is reported with its key when it fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    answer = (response) => json(response, 404, { code: 'not_found', message: 'No.' });
    await expect(createQueryClient().query(apiQuery(list))).rejects.toThrow('404');
    await vi.waitFor(() => expect(requestsTo('/api/analytics/error')).toHaveLength(1));
    expect(JSON.parse(requestsTo('/api/analytics/error')[0]?.body ?? '')).toMatchObject({
      type: 'query_error',
      queryKey: ['/api/things'],
    });
  });
});

describe('a 401 to somebody signed in', () => {
  it('ends the session once the server confirms it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const assign = vi.fn<(url: string) => void>();
    vi.stubGlobal('location', Object.assign(new URL(location.href), { assign }));
    answer = (response) => json(response, 401, { code: 'unauthenticated', message: 'No.' });
    const client = createQueryClient();
    client.setQueryData(['/api/auth/user'], { id: 'user_1' });
    await expect(client.query(apiQuery(list))).rejects.toThrow('401');
    await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/'));
    expect(client.getQueryData(['/api/auth/user'])).toBeUndefined();
    expect(requestsTo('/api/auth/user')).toHaveLength(1);
  });
});
