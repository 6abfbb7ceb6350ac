import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { auth } from '#contract/auth/contract.ts';
import { jobs } from '#contract/jobs/contract.ts';
import { conversations } from '#contract/messages/contract.ts';
import { notifications } from '#contract/notifications/contract.ts';
import { tracking } from '#contract/tracking/contract.ts';
import { apiMutation } from './api-mutation.ts';
import { apiPages, apiQuery } from './api-query.ts';
import type { FailureNotice } from './describe-failure.ts';
import { createQueryClient } from './query-client.ts';

const fetching = vi.fn<typeof fetch>();
const onFailure = vi.fn<(notice: FailureNotice) => void>();
const createClient = () => createQueryClient({ onFailure });

beforeEach(() => {
  vi.stubGlobal('fetch', fetching);
  vi.stubGlobal('location', new URL('http://callboard.test/auth?mode=reset&token=secret'));
  vi.spyOn(console, 'error').mockImplementation(() => {});
  fetching.mockImplementation(async () => new Response('no', { status: 403 }));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fetching.mockReset();
  onFailure.mockReset();
});

function reports(): Record<string, unknown>[] {
  return fetching.mock.calls
    .filter(([url]) => url === tracking.reportError.path)
    .map(([, init]) => JSON.parse(init?.body as string) as Record<string, unknown>);
}

describe('the query client', () => {
  it('keeps what it read as long as was agreed, and refetches only on reconnect', () => {
    expect(createClient().getDefaultOptions()).toMatchObject({
      queries: {
        staleTime: 300_000,
        gcTime: 600_000,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        networkMode: 'offlineFirst',
      },
      mutations: { networkMode: 'offlineFirst' },
    });
  });

  it('reads with credentials, and treats a 401 as an error', async () => {
    fetching.mockImplementation(async () => new Response('', { status: 401, statusText: 'No' }));
    const reading = createClient().query(apiQuery(notifications.list));
    await expect(reading).rejects.toThrow('401: No');
    expect(fetching).toHaveBeenCalledWith(
      notifications.list.path,
      expect.objectContaining({ credentials: 'include' }),
    );
  });

  it('reports a failed query once, without the values in its key and in the address', async () => {
    const query = apiPages(conversations.messages, {
      params: { id: 'conversation_1' },
      query: { around: 'private', limit: 1 },
    });
    await expect(createClient().infiniteQuery(query)).rejects.toThrow('403: no');
    expect(reports()).toEqual([
      {
        type: 'query_error',
        error: '403: no',
        queryKey: ['/api/conversations/:id/messages', 'id', 'around', 'limit'],
        timestamp: expect.any(String),
        url: 'http://callboard.test/auth?mode&token',
      },
    ]);
  });

  const logIn = () => {
    const client = createClient();
    const request = (body: { email: string; password: string }) => ({ body });
    const options = apiMutation(auth.logIn, { request, failure: null });
    const mutation = client.getMutationCache().build(client, options);
    return mutation.execute({ email: 'a@nyu.edu', password: 'hush' });
  };

  it('reports a failed mutation by the names of its values', async () => {
    await expect(logIn()).rejects.toThrow('403');
    expect(reports()).toMatchObject([{ type: 'mutation_error', variables: ['email', 'password'] }]);
    expect(JSON.stringify(reports())).not.toContain('hush');
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('reports a refusal by its code and the names of the fields', async () => {
    const issues = [{ path: 'email', message: 'a@nyu.edu is not yours.' }];
    const answer = { code: 'invalid', message: 'a@nyu.edu is not yours.', issues };
    fetching.mockImplementation(async () => Response.json(answer, { status: 400 }));
    await expect(logIn()).rejects.toThrow('400');
    expect(reports()).toMatchObject([{ error: '400: invalid (email)' }]);
  });

  it.each([
    ['with a second step', 'second_step_required'],
    ['with the restoring of the account', 'deletion_pending'],
    ['with the rights of a suspended member', 'suspended'],
  ])('reports no sign-in that goes on %s', async (_, code) => {
    const answer = { code, message: 'Please finish signing in.' };
    fetching.mockImplementation(async () => Response.json(answer, { status: 403 }));
    await expect(logIn()).rejects.toThrow('403');
    expect(reports()).toEqual([]);
    expect(console.error).not.toHaveBeenCalled();
  });

  it('hands over what the mutation says about its failure, once', async () => {
    const client = createClient();
    const mutation = client.getMutationCache().build(
      client,
      apiMutation(jobs.remove, {
        request: (id: string) => ({ params: { id } }),
        failure: (_error, id) => ({ title: `Error deleting ${id}`, fallback: 'Try again.' }),
      }),
    );
    await expect(mutation.execute('job_1')).rejects.toThrow('403');
    expect(onFailure).toHaveBeenCalledExactlyOnceWith({
      title: 'Error deleting job_1',
      description: 'Try again.',
    });
  });
});
