import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineRoute } from '#contract/route.ts';
import { ApiError, NetworkError } from '#web/lib/api/api-error.ts';
import { call, callPage } from '#web/lib/api/call.ts';
import { fakeApi } from './fake-api.ts';

const shared = { access: 'member', limit: 'none', summary: '' } as const;
const thing = z.object({ id: z.string(), name: z.string() });
const idParams = z.object({ id: z.string() });
const things = {
  list: defineRoute({
    ...shared,
    method: 'GET',
    path: '/api/things',
    query: z.object({
      limit: z.coerce.number().max(100).default(50),
      cursor: z.string().optional(),
    }),
    response: z.array(thing),
    paged: true,
  }),
  get: defineRoute({
    ...shared,
    method: 'GET',
    path: '/api/things/:id',
    params: idParams,
    response: thing,
  }),
  newest: defineRoute({ ...shared, method: 'GET', path: '/api/things/newest', response: thing }),
  create: defineRoute({
    ...shared,
    method: 'POST',
    path: '/api/things',
    body: z.object({ name: z.string().min(1) }),
    response: thing,
    status: 201,
  }),
  remove: defineRoute({
    ...shared,
    method: 'DELETE',
    path: '/api/things/:id',
    params: idParams,
    response: null,
  }),
};

const lamp = { id: 'a/b', name: 'Lamp' };
const stool = { id: 'c', name: 'Stool' };

describe('the fake API', () => {
  it('answers with what was set, and tells what was asked', async () => {
    fakeApi.respond(things.create, ({ body }) => ({ id: 'd', name: body.name }));
    fakeApi.respond(things.remove);
    expect(await call(things.create, { body: { name: 'Rope' } })).toEqual({
      id: 'd',
      name: 'Rope',
    });
    expect(await call(things.remove, { params: { id: 'a/b' } })).toBeUndefined();
    expect(fakeApi.requests(things.create)).toMatchObject([{ body: { name: 'Rope' } }]);
    expect(fakeApi.requests(things.remove)).toMatchObject([{ params: { id: 'a/b' } }]);
  });

  it('gives the next cursor of a list', async () => {
    fakeApi.respond(things.list, [lamp], { nextCursor: 'after-lamp' });
    expect(await callPage(things.list)).toEqual({ items: [lamp], nextCursor: 'after-lamp' });
    fakeApi.respond(things.list, ({ query }) => (query.cursor ? [stool] : []));
    expect(await callPage(things.list, { query: { cursor: 'after-lamp' } })).toEqual({
      items: [stool],
      nextCursor: null,
    });
  });

  it('prefers the route that spells out more of an address', async () => {
    fakeApi.respond(things.get, lamp);
    fakeApi.respond(things.newest, stool);
    expect(await call(things.newest)).toEqual(stool);
    expect(await call(things.get, { params: { id: 'a' } })).toEqual(lamp);
  });

  it('refuses in the words of the server', async () => {
    fakeApi.fail(things.create, 'conflict', 'There is one already.', [
      { path: 'name', message: 'Taken' },
    ]);
    const error = await call(things.create, { body: { name: 'Lamp' } }).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 409, userMessage: 'There is one already.' });
    expect(error).toMatchObject({ issues: [{ path: 'name', message: 'Taken' }] });
  });

  it('can be out of reach', async () => {
    fakeApi.disconnect(things.newest);
    await expect(call(things.newest)).rejects.toThrow(NetworkError);
  });

  it('holds a request until it is let go, or given up', async () => {
    const release = fakeApi.hold(things.newest);
    const waiting = call(things.newest);
    const given = new AbortController();
    const abandoned = call(things.newest, { signal: given.signal });
    await expect.poll(() => fakeApi.requests(things.newest)).toHaveLength(2);
    given.abort(new Error('No longer wanted'));
    await expect(abandoned).rejects.toThrow('No longer wanted');
    fakeApi.respond(things.newest, lamp);
    release();
    expect(await waiting).toEqual(lamp);
    expect(await call(things.newest)).toEqual(lamp);
  });

  it.each([
    ['a request without an answer', () => {}, 'GET /api/things/newest: no answer was set for it'],
    [
      'an answer that the contract does not allow',
      () => fakeApi.respond(things.newest, { id: 'e' } as typeof lamp),
      /^GET \/api\/things\/newest: .*"name"/s,
    ],
  ])('fails a test for %s', async (_, prepare, says) => {
    prepare();
    await expect(call(things.newest)).rejects.toThrow(NetworkError);
    expect(takeProblem()).toMatch(says);
  });

  it.each([
    ['body', () => call(things.create, { body: { name: '' } }), /^POST \/api\/things: .*"name"/s],
    ['query', () => call(things.list, { query: { limit: 500 } }), /^GET \/api\/things: .*"limit"/s],
  ])('fails a test for a %s that the contract does not allow', async (_, ask, says) => {
    fakeApi.respond(things.create, lamp);
    fakeApi.respond(things.list, []);
    await expect(ask()).rejects.toThrow(NetworkError);
    expect(takeProblem()).toMatch(says);
  });
});

/** The one problem; it then fails this test no longer. */
function takeProblem(): string {
  const problems = fakeApi.problems();
  expect(problems).toHaveLength(1);
  fakeApi.reset();
  return problems[0] ?? '';
}
