import { setTimeout } from 'node:timers/promises';

/** Time for whatever waits or measures; tests bring a clock that they move themselves. */
export interface Clock {
  now: () => number;
  /** Resolves after `ms` and rejects when `signal` aborts. Does not keep the process alive. */
  sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (ms, signal) => setTimeout(ms, undefined, { ref: false, signal }),
};

/** Runs `work` every `ms` until the returned function is called. */
export function every(clock: Clock, ms: number, work: () => void): () => void {
  const stopping = new AbortController();
  const run = async () => {
    for (;;) {
      await clock.sleep(ms, stopping.signal);
      work();
    }
  };
  run().catch((error: unknown) => {
    if (!stopping.signal.aborted) throw error;
  });
  return () => stopping.abort();
}

/** Runs `work` once after `ms`, unless the returned function is called before. */
export function after(clock: Clock, ms: number, work: () => void): () => void {
  const cancelling = new AbortController();
  clock.sleep(ms, cancelling.signal).then(work, () => undefined);
  return () => cancelling.abort();
}
