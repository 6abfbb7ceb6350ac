import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from '#web/lib/api/api-error.ts';
import { isTransient, retryWithBackoff } from './retry-with-backoff.ts';

const refusal = (status: number, headers: Record<string, string> = {}) =>
  new ApiError({ status, statusText: '', headers: new Headers(headers) }, '');
const lost = () => new NetworkError(new Error('gone'));

describe('what is worth another try', () => {
  it.each([
    ['a lost connection', lost(), true],
    ['a server that restarts', refusal(503), true],
    ['a proxy without a server', refusal(502), true],
    ['a part that does not follow', refusal(409), true],
    ['a short wait that the server names', refusal(429, { 'retry-after': '5' }), true],
    ['an hour that the server names', refusal(429, { 'retry-after': '3600' }), false],
    ['a file that is not wanted', refusal(415), false],
    ['a file that is too large', refusal(413), false],
    ['a session that has ended', refusal(401), false],
    ['a fault of the server', refusal(500), false],
    ['a fault of ours', new TypeError('x'), false],
  ])('%s: %s', (_, error, expected) => {
    expect(isTransient(error)).toBe(expected);
  });
});

describe('options', () => {
  const onWait = vi.fn();
  let network: EventTarget & { onLine?: boolean };

  beforeEach(() => {
    vi.useFakeTimers();
    onWait.mockClear();
    network = new EventTarget();
    vi.stubGlobal('navigator', { onLine: true });
    vi.stubGlobal('addEventListener', network.addEventListener.bind(network));
    vi.stubGlobal('removeEventListener', network.removeEventListener.bind(network));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const failing = (times: number, error: () => Error = lost) => {
    let left = times;
    return vi.fn(async () => {
      if (left-- > 0) throw error();
      return 'sent';
    });
  };

  it('gives what comes after some failures', async () => {
    const attempt = failing(3);
    const sent = retryWithBackoff(attempt, { signal: new AbortController().signal, onWait });
    await vi.runAllTimersAsync();
    await expect(sent).resolves.toBe('sent');
    expect(attempt).toHaveBeenCalledTimes(4);
    expect(onWait).toHaveBeenCalledTimes(3);
  });

  it('ends when nothing gets through for long', async () => {
    const attempt = failing(100);
    const sent = retryWithBackoff(attempt, { signal: new AbortController().signal, onWait });
    await Promise.all([expect(sent).rejects.toThrow(NetworkError), vi.runAllTimersAsync()]);
    expect(attempt).toHaveBeenCalledTimes(7);
  });

  it('comes again for as long as a busy server asks for it, and says so', async () => {
    const attempt = failing(50, () => refusal(429, { 'retry-after': '5' }));
    const sent = retryWithBackoff(attempt, { signal: new AbortController().signal, onWait });
    await vi.runAllTimersAsync();
    await expect(sent).resolves.toBe('sent');
    expect(onWait).toHaveBeenLastCalledWith('turn');
    const forEver = failing(1_000, () => refusal(429, { 'retry-after': '5' }));
    const given = retryWithBackoff(forEver, { signal: new AbortController().signal, onWait });
    await Promise.all([expect(given).rejects.toThrow(ApiError), vi.runAllTimersAsync()]);
  });

  it('begins to count anew while something gets through', async () => {
    const attempt = failing(20);
    const { signal } = new AbortController();
    const sent = retryWithBackoff(attempt, { signal, onWait, hasProgressed: () => true });
    await vi.runAllTimersAsync();
    await expect(sent).resolves.toBe('sent');
  });

  it('does not repeat what would fail again', async () => {
    const attempt = failing(1, () => refusal(415));
    const { signal } = new AbortController();
    await expect(retryWithBackoff(attempt, { signal, onWait })).rejects.toThrow(ApiError);
    expect(onWait).not.toHaveBeenCalled();
  });

  it('waits for the connection as long as it takes', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const attempt = failing(1);
    const sent = retryWithBackoff(attempt, { signal: new AbortController().signal, onWait });
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(attempt).toHaveBeenCalledTimes(1);
    network.dispatchEvent(new Event('online'));
    await expect(sent).resolves.toBe('sent');
  });

  it('ends at once when it is given up during a pause', async () => {
    const controller = new AbortController();
    const sent = retryWithBackoff(failing(100), { signal: controller.signal, onWait });
    setTimeout(() => controller.abort(new Error('enough')), 500);
    await Promise.all([expect(sent).rejects.toThrow('enough'), vi.advanceTimersByTimeAsync(500)]);
  });
});
