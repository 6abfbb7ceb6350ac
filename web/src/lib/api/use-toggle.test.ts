import { MutationObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { jobs } from '#contract/jobs/contract.ts';
import type { FailureNotice } from './describe-failure.ts';
import { optimisticUpdate } from './optimistic-update.ts';
import { createQueryClient } from './query-client.ts';
import { toggleMutation } from './use-toggle.ts';

const key = ['/api/jobs/job_1'];

/** One answer for each request to the server, in order. */
interface Pending {
  method: string | undefined;
  headers: Headers;
  answer: (status: number) => void;
}

let pending: Pending[] = [];
const settle = () => vi.waitFor(() => expect(pending.length).toBeGreaterThan(0));

async function answerNext(status: number): Promise<Pending> {
  await settle();
  const [request] = pending.splice(0, 1);
  if (!request) throw new Error('No request was sent');
  request.answer(status);
  return request;
}

beforeEach(() => {
  pending = [];
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('location', new URL('http://callboard.test/'));
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (url === '/api/analytics/error') return Promise.resolve(new Response(null, { status: 204 }));
    const { promise, resolve } = Promise.withResolvers<Response>();
    pending.push({
      method: init.method,
      headers: new Headers(init.headers),
      answer: (status) =>
        resolve(new Response(status === 204 ? null : '{"message":"No."}', { status })),
    });
    return promise;
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function setUp(isSaved = false) {
  const notices: FailureNotice[] = [];
  const client = createQueryClient({ onFailure: (notice) => notices.push(notice) });
  client.setQueryData(key, { isSaved });
  const succeeded: boolean[] = [];
  const refresh = vi.fn();
  const toggle = () =>
    new MutationObserver(
      client,
      toggleMutation(client, {
        key: ['save', 'job_1'],
        send: (isOn, call) => call(isOn ? jobs.save : jobs.unsave, { params: { id: 'job_1' } }),
        show: (isOn) => optimisticUpdate(client, key, () => ({ isSaved: isOn })),
        failure: (isOn) => ({ title: isOn ? 'Not saved' : 'Not unsaved', fallback: 'Again.' }),
        onSuccess: (_nothing, isOn) => succeeded.push(isOn),
        refresh,
      }),
    );
  const press = (isOn: boolean) =>
    toggle()
      .mutate(isOn)
      .catch(() => {});
  return { press, notices, succeeded, refresh, shown: () => client.getQueryData(key) };
}

describe('a toggle', () => {
  it('shows each press at once and sends one after another', async () => {
    const { press, shown, succeeded, refresh } = setUp();
    const presses = [press(true), press(false), press(true)];
    expect(shown()).toEqual({ isSaved: true });
    await settle();
    expect(pending).toHaveLength(1);
    const first = await answerNext(204);
    const second = await answerNext(204);
    const third = await answerNext(204);
    await Promise.all(presses);
    expect([first, second, third].map(({ method }) => method)).toEqual(['POST', 'DELETE', 'POST']);
    expect(third.headers.get('idempotency-key')).not.toBe(first.headers.get('idempotency-key'));
    expect(shown()).toEqual({ isSaved: true });
    expect(succeeded).toEqual([true]);
    expect(refresh).toHaveBeenCalledOnce();
  });

  it('rolls back and says so when it fails', async () => {
    const { press, shown, notices, refresh } = setUp();
    const pressed = press(true);
    await answerNext(403);
    await pressed;
    expect(shown()).toEqual({ isSaved: false });
    expect(notices).toEqual([{ title: 'Not saved', description: 'No.' }]);
    expect(refresh).toHaveBeenCalledOnce();
  });

  it('keeps the last press when an earlier one failed, and says nothing', async () => {
    const { press, shown, notices } = setUp();
    const presses = [press(true), press(false), press(true)];
    await answerNext(403);
    await answerNext(204);
    expect(shown()).toEqual({ isSaved: true });
    await answerNext(204);
    await Promise.all(presses);
    expect(shown()).toEqual({ isSaved: true });
    expect(notices).toEqual([]);
  });

  it('returns to what the server confirmed last', async () => {
    const { press, shown, notices } = setUp();
    const presses = [press(true), press(false)];
    await answerNext(204);
    await answerNext(403);
    await Promise.all(presses);
    expect(shown()).toEqual({ isSaved: true });
    expect(notices).toEqual([{ title: 'Not unsaved', description: 'No.' }]);
  });

  it('returns to where it began when every press failed', async () => {
    const { press, shown, notices } = setUp();
    const presses = [press(true), press(false)];
    await answerNext(403);
    await answerNext(403);
    await Promise.all(presses);
    expect(shown()).toEqual({ isSaved: false });
    expect(notices).toHaveLength(1);
  });
});
