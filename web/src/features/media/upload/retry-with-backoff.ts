import { ApiError, NetworkError } from '#web/lib/api/api-error.ts';
import type { WaitReason } from './upload-callbacks.ts';

const delays = [1_000, 2_000, 4_000, 8_000, 15_000, 15_000];
const maxRetryAfterMs = 30_000;
/** A server that asks us to come again is up: this many times, ten minutes for its shortest wait. */
const maxTurns = 120;

interface RetryOptions {
  signal: AbortSignal;
  /** Called before each wait. */
  onWait: (reason: WaitReason) => void;
  /** Whether the last attempt made progress: the backoff then starts over. */
  hasProgressed?: () => boolean;
}

/** Retries network failures, lock conflicts and gateway errors. */
export async function retryWithBackoff<T>(
  attempt: () => Promise<T>,
  options: RetryOptions,
): Promise<T> {
  const { signal, onWait, hasProgressed = () => false } = options;
  for (let failures = 0, turns = 0; ; ) {
    try {
      return await attempt();
    } catch (error) {
      if (signal.aborted || !isTransient(error)) throw error;
      if (hasProgressed()) failures = 0;
      const isTurn = awaitsTurn(error);
      const delay = isTurn ? turns++ < maxTurns && delays[0] : delays[failures++];
      if (!delay) throw error;
      onWait(isTurn ? 'turn' : 'connection');
      await waitBeforeRetry(Math.max(delay, retryAfterMs(error)), signal);
    }
  }
}

/** Whether the server asked us to come again soon. */
function awaitsTurn(error: unknown): boolean {
  return error instanceof ApiError && error.status === 429 && isTransient(error);
}

/** Whether the same request may succeed later. */
export function isTransient(error: unknown): boolean {
  if (error instanceof NetworkError) return true;
  if (!(error instanceof ApiError)) return false;
  if (error.status === 429)
    return retryAfterMs(error) > 0 && retryAfterMs(error) <= maxRetryAfterMs;
  return error.status === 409 || error.status === 423 || error.status >= 502;
}

function retryAfterMs(error: unknown): number {
  return error instanceof ApiError && error.retryAfter !== null ? error.retryAfter * 1_000 : 0;
}

/** While the browser is offline, also waits until it is online: an attempt would be wasted. */
async function waitBeforeRetry(ms: number, signal: AbortSignal): Promise<void> {
  await waitFor(signal, (done) => {
    const timer = setTimeout(done, ms);
    return () => clearTimeout(timer);
  });
  if (navigator.onLine) return;
  await waitFor(signal, (done) => {
    addEventListener('online', done);
    return () => removeEventListener('online', done);
  });
}

function waitFor(signal: AbortSignal, start: (done: () => void) => () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const stop = start(() => end(resolve));
    const abort = () => end(() => reject(signal.reason as Error));
    const end = (then: () => void) => {
      stop();
      signal.removeEventListener('abort', abort);
      then();
    };
    signal.addEventListener('abort', abort);
  });
}
