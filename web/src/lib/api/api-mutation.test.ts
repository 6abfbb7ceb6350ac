import { MutationObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { applications } from '#contract/applications/contract.ts';
import { connections } from '#contract/connections/contract.ts';
import { defineRoute } from '#contract/route.ts';
import { apiMutation } from './api-mutation.ts';
import type { FailureNotice } from './describe-failure.ts';
import { createQueryClient } from './query-client.ts';
import { answerEmpty, answerJson, answerLost, startTestServer } from './start-test-server.ts';

const create = defineRoute({
  access: 'member',
  limit: 'none',
  summary: '',
  method: 'POST',
  path: '/api/things/:id',
  params: z.object({ id: z.string() }),
  body: z.object({ secret: z.string() }),
  response: z.object({ ok: z.boolean() }),
});
const createOnce = defineRoute({ ...create, replay: false });

const { answerWith, requests, reports } = startTestServer();
const failure = { title: 'Error', fallback: 'Please try again.' };
const toThing = (secret: string) => ({ params: { id: '1' }, body: { secret } });

let notices: FailureNotice[] = [];
const createClient = () => createQueryClient({ onFailure: (notice) => notices.push(notice) });

beforeEach(() => {
  notices = [];
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('a failing mutation', () => {
  it('keeps one Idempotency-Key over its retries and takes a new one the next time', async () => {
    answerWith(answerJson(500, {}), answerJson(200, { ok: true }));
    const options = apiMutation(create, { request: toThing, failure });
    const observer = new MutationObserver(createClient(), { ...options, retryDelay: 1 });
    await observer.mutate('hunter22');
    await observer.mutate('hunter22');
    const keys = requests().map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(3);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('is not retried where the server would do the work twice', async () => {
    answerWith(answerJson(500, {}));
    const options = apiMutation(createOnce, { request: toThing, failure });
    const observer = new MutationObserver(createClient(), options);
    await expect(observer.mutate('hunter22')).rejects.toThrow('500');
    expect(requests()).toHaveLength(1);
    await vi.waitFor(() => expect(reports()).toHaveLength(1));
  });

  it('is logged and reported once, without what was typed', async () => {
    answerWith(answerJson(400, { code: 'invalid', message: 'No.' }));
    const options = apiMutation(create, {
      request: ({ secret }: { secret: string }) => toThing(secret),
      failure,
    });
    const observer = new MutationObserver(createClient(), options);
    await expect(observer.mutate({ secret: 'hunter22' })).rejects.toThrow('400');
    await vi.waitFor(() =>
      expect(reports()).toMatchObject([
        {
          type: 'mutation_error',
          error: '400: invalid',
          variables: ['secret'],
        },
      ]),
    );
    expect(console.error).toHaveBeenCalledOnce();
    expect(JSON.stringify(vi.mocked(console.error).mock.calls)).not.toContain('hunter22');
  });

  it('is said once, after the last retry', async () => {
    answerWith(answerJson(500, { message: 'A bad day.' }));
    const options = apiMutation(create, { request: toThing, failure });
    const observer = new MutationObserver(createClient(), { ...options, retryDelay: 1 });
    await expect(observer.mutate('hunter22')).rejects.toThrow('500');
    expect(requests()).toHaveLength(3);
    expect(notices).toEqual([{ title: 'Error', description: 'A bad day.' }]);
  });
});

describe('a withdrawal', () => {
  const withdraw = (id: string) =>
    new MutationObserver(createClient(), {
      ...apiMutation(connections.withdraw, { request: (_: void) => ({ params: { id } }), failure }),
      retryDelay: 1,
    });

  it.each([400, 401, 403])('is not retried when it is answered %i', async (status) => {
    answerWith(answerJson(status, { message: 'No.' }));
    await expect(withdraw('conn_1').mutate()).rejects.toThrow(String(status));
    expect(requests()).toHaveLength(1);
    expect(notices).toHaveLength(1);
  });

  it('is done when its answer was lost and its retry finds nothing', async () => {
    answerWith(answerLost, answerJson(404, { message: 'This request is gone.' }));
    await withdraw('conn_2').mutate();
    expect(requests()).toHaveLength(2);
    expect(notices).toEqual([]);
    expect(console.error).not.toHaveBeenCalled();
  });

  it('says that nothing was there when the first answer says so', async () => {
    answerWith(answerJson(404, { message: 'This request is gone.' }));
    await expect(withdraw('conn_3').mutate()).rejects.toThrow('404');
    expect(notices).toEqual([{ title: 'Error', description: 'This request is gone.' }]);
  });
});

describe('a request that must be looked up first', () => {
  it('is looked up once, so that a retry repeats the request whose answer was lost', async () => {
    const lookUp = vi.fn(async (_: void) => ({ params: { id: 'app_1' } }));
    answerWith(answerLost, answerJson(404, { message: 'Gone.' }));
    const options = apiMutation(applications.withdraw, { request: lookUp, failure });
    await new MutationObserver(createClient(), { ...options, retryDelay: 1 }).mutate();
    expect(lookUp).toHaveBeenCalledOnce();
    expect(notices).toEqual([]);
  });

  it('is looked up again when that failed', async () => {
    const lookUp = vi
      .fn(async (_: void) => ({ params: { id: 'app_2' } }))
      .mockRejectedValueOnce(new Error('500: no'));
    answerWith(answerEmpty);
    const options = apiMutation(applications.withdraw, { request: lookUp, failure });
    await new MutationObserver(createClient(), { ...options, retryDelay: 1 }).mutate();
    expect(lookUp).toHaveBeenCalledTimes(2);
    expect(requests()).toHaveLength(1);
  });
});
