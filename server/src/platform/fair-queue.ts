import { AppError } from '../errors/app-error.ts';

export interface FairQueueOptions {
  /** How many may wait in all, and of one member. */
  maxWaiting: number;
  maxWaitingOfOne: number;
  /** The answer to one that may not wait. */
  refusal: (reason: 'own' | 'all') => AppError;
  /** Milliseconds of a clock that never goes back. */
  now?: () => number;
}

export interface QueuedBy {
  /** Who asks: the member whose turn it is. */
  id: string;
  /** Aborted when nobody waits for the result any more. */
  signal?: AbortSignal | undefined;
  /** A task in the background: it waits however many others do. */
  isTask?: true;
}

interface Waiting {
  id: string;
  start: () => void;
}

/** What a member used weighs half as much after this time. */
const halfLifeMs = 5 * 60_000;
const forgottenBelowMs = 1;

/**
 * Runs one piece of work at a time. Whoever used the least time lately comes next, so that a member with much work waits
 * behind those with little, and not the other way round.
 */
export function fairQueue(options: FairQueueOptions) {
  const { maxWaiting, maxWaitingOfOne, refusal, now = () => performance.now() } = options;
  const waiting: Waiting[] = [];
  const used = new Map<string, { ms: number; at: number }>();
  let isRunning = false;

  const usedBy = (id: string): number => {
    const found = used.get(id);
    return found ? found.ms * 0.5 ** ((now() - found.at) / halfLifeMs) : 0;
  };

  const charge = (id: string, ms: number) => {
    for (const other of used.keys()) if (usedBy(other) < forgottenBelowMs) used.delete(other);
    used.set(id, { ms: usedBy(id) + Math.max(ms, forgottenBelowMs), at: now() });
  };

  const startNext = () => {
    const next = waiting.reduce<Waiting | undefined>(
      (least, one) => (least && usedBy(least.id) <= usedBy(one.id) ? least : one),
      undefined,
    );
    isRunning = next !== undefined;
    if (!next) return;
    waiting.splice(waiting.indexOf(next), 1);
    next.start();
  };

  const checkLength = (id: string) => {
    if (waiting.filter((one) => one.id === id).length >= maxWaitingOfOne) throw refusal('own');
    if (waiting.length >= maxWaiting) throw refusal('all');
  };

  const waitForTurn = ({ id, signal, isTask }: QueuedBy): Promise<void> => {
    if (!isTask) checkLength(id);
    return new Promise((resolve, reject) => {
      const leave = () => {
        waiting.splice(waiting.indexOf(one), 1);
        reject(nobodyWaits());
      };
      const one = {
        id,
        start: () => {
          signal?.removeEventListener('abort', leave);
          resolve();
        },
      };
      signal?.addEventListener('abort', leave, { once: true });
      waiting.push(one);
    });
  };

  const run = async <T>(by: QueuedBy, work: () => Promise<T>): Promise<T> => {
    if (by.signal?.aborted) throw nobodyWaits();
    if (isRunning) await waitForTurn(by);
    isRunning = true;
    const started = now();
    try {
      return await work();
    } finally {
      charge(by.id, now() - started);
      startNext();
    }
  };

  return { run, countWaiting: () => waiting.length };
}

/** Nobody reads this answer: the one who asked has gone. */
export function nobodyWaits(): AppError {
  return new AppError('invalid', 'The connection broke before the file was ready.');
}
