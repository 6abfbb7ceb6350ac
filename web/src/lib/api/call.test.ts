import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { defineRoute } from '#contract/route.ts';
import { currentUserKey } from '../session/session.ts';
import { NetworkError } from './api-error.ts';
import { apiQuery } from './api-query.ts';
import { call, callPage } from './call.ts';
import { createQueryClient } from './query-client.ts';
import { answerEmpty, answerJson, answerLost, startTestServer } from './start-test-server.ts';

const shared = { access: 'member', limit: 'none', summary: '' } as const;
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
const remove = defineRoute({
  ...shared,
  method: 'DELETE',
  path: '/api/things/:id',
  params: z.object({ id: z.string() }),
  response: null,
});

const { answerWith, requests, requestsTo, reports } = startTestServer();
const createClient = () => createQueryClient({ onFailure: () => {} });
const gone = answerJson(404, { code: 'not_found', message: 'Gone.' });

describe('call', () => {
  it('fills in the path, sends JSON and reads JSON', async () => {
    answerWith(answerJson(200, { ok: true }));
    const result = await call(create, { params: { id: 'a/b' }, body: { secret: 's' } });
    expect(result).toEqual({ ok: true });
    const [sent] = requests();
    expect(sent).toMatchObject({ method: 'POST', url: '/api/things/a%2Fb' });
    expect(sent?.headers['content-type']).toBe('application/json');
    expect(sent?.body).toBe('{"secret":"s"}');
  });

  it('gives undefined for 204 and sends no content type without a body', async () => {
    answerWith(answerEmpty);
    expect(await call(remove, { params: { id: '1' } })).toBeUndefined();
    expect(requests()[0]?.headers['content-type']).toBeUndefined();
  });

  it('throws a NetworkError when the connection breaks', async () => {
    answerWith(answerLost);
    await expect(call(create, { params: { id: '1' }, body: { secret: 's' } })).rejects.toThrow(
      NetworkError,
    );
  });
});

describe('a small change', () => {
  const send = (secret: string) => call(create, { params: { id: '1' }, body: { secret } });

  it('outlives the page', async () => {
    answerWith(answerJson(200, { ok: true }));
    await send('s');
    answerWith(answerEmpty);
    await call(remove, { params: { id: '1' } });
    expect(requests().map(({ keepalive }) => keepalive)).toEqual([true, true]);
  });

  it('is told from a large one, which the browser would refuse, and from a query', async () => {
    answerWith(answerJson(200, { ok: true }));
    await send('s'.repeat(5_000));
    answerWith(answerJson(200, []));
    await callPage(list);
    expect(requests().map(({ keepalive }) => keepalive)).toEqual([false, false]);
  });
});

describe('a DELETE that finds nothing', () => {
  it('is refused when nothing was sent before', async () => {
    answerWith(gone);
    await expect(call(remove, { params: { id: 'never' } })).rejects.toThrow('404');
    await expect(call(remove, { params: { id: 'never' } })).rejects.toThrow('404');
  });

  it.each([
    ['was lost', answerLost],
    ['was a server error', answerJson(502, {})],
  ])('is done when the answer to the first %s', async (how, firstAnswer) => {
    answerWith(firstAnswer, gone);
    const request = { params: { id: how } };
    await expect(call(remove, request)).rejects.toThrow();
    expect(await call(remove, request)).toBeUndefined();
  });

  it('is refused when the lost answer was about something else', async () => {
    answerWith(answerLost, gone);
    await expect(call(remove, { params: { id: 'this' } })).rejects.toThrow();
    await expect(call(remove, { params: { id: 'that' } })).rejects.toThrow('404');
  });
});

describe('callPage', () => {
  it('finds the next cursor in the Link header', async () => {
    answerWith((response) =>
      response
        .writeHead(200, { link: '</api/things?limit=2&cursor=abc%3D>; rel="next"' })
        .end('["x","y"]'),
    );
    expect(await callPage(list, { query: { limit: 2 } })).toEqual({
      items: ['x', 'y'],
      nextCursor: 'abc=',
    });
    expect(requests()[0]?.url).toBe('/api/things?limit=2');
  });

  it('has no next cursor on the last page', async () => {
    answerWith(answerJson(200, []));
    expect(await callPage(list)).toEqual({ items: [], nextCursor: null });
  });
});

describe('a query', () => {
  it('reads what it is keyed by', async () => {
    answerWith(answerJson(200, ['x']));
    const query = apiQuery(list, { query: { limit: 5 } });
    expect(query.queryKey).toEqual(['/api/things', {}, { limit: 5 }]);
    await expect(createClient().query(query)).resolves.toEqual(['x']);
    expect(requests()[0]?.url).toBe('/api/things?limit=5');
  });

  it('is reported with its key when it fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    answerWith(gone);
    await expect(createClient().query(apiQuery(list))).rejects.toThrow('404');
    await vi.waitFor(() =>
      expect(reports()).toMatchObject([{ type: 'query_error', queryKey: ['/api/things'] }]),
    );
  });
});

describe('a 401 to somebody signed in', () => {
  it('ends the session once the server confirms it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const assign = vi.fn<(url: string) => void>();
    vi.stubGlobal('location', Object.assign(new URL(location.href), { assign }));
    answerWith(answerJson(401, { code: 'unauthenticated', message: 'No.' }));
    const client = createClient();
    client.setQueryData(currentUserKey, { id: 'user_1' });
    await expect(client.query(apiQuery(list))).rejects.toThrow('401');
    await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/'));
    expect(client.getQueryData(currentUserKey)).toBeUndefined();
    expect(requestsTo('/api/auth/user')).toHaveLength(1);
  });
});
