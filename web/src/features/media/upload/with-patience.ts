import { ApiError, NetworkError } from '#web/lib/api-error.ts';

const delays = [1_000, 2_000, 4_000, 8_000, 15_000, 15_000];
const longestPauseMs = 30_000;

interface Patience {
  signal: AbortSignal;
  /** Called before each pause. */
  onWait: () => void;
  /** Whether something has got through since the last failure: then the count begins anew. */
  hasMoved?: () => boolean;
}

/** Tries again while the trouble lies with the connection or with a server that is not itself. */
export async function withPatience<T>(attempt: () => Promise<T>, patience: Patience): Promise<T> {
  const { signal, onWait, hasMoved = () => false } = patience;
  for (let failures = 0; ; failures += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (signal.aborted || !isTransient(error)) throw error;
      if (hasMoved()) failures = 0;
      const delay = delays[failures];
      if (delay === undefined) throw error;
      onWait();
      await pause(Math.max(delay, pauseOf(error)), signal);
    }
  }
}

/** Whether the same request may well succeed a little later. */
export function isTransient(error: unknown): boolean {
  if (error instanceof NetworkError) return true;
  if (!(error instanceof ApiError)) return false;
  if (error.status === 429) return pauseOf(error) > 0 && pauseOf(error) <= longestPauseMs;
  return error.status === 409 || error.status === 423 || error.status >= 502;
}

function pauseOf(error: unknown): number {
  return error instanceof ApiError && error.retryAfter !== null ? error.retryAfter * 1_000 : 0;
}

/** Without any connection there is nothing to count: it waits until the browser has one again. */
async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await until(signal, (done) => {
    const timer = setTimeout(done, ms);
    return () => clearTimeout(timer);
  });
  if (navigator.onLine) return;
  await until(signal, (done) => {
    addEventListener('online', done);
    return () => removeEventListener('online', done);
  });
}

function until(signal: AbortSignal, start: (done: () => void) => () => void): Promise<void> {
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
