import { Worker } from 'node:worker_threads';
import { AppError } from '../../errors/app-error.ts';
import type { HashAnswer, HashTask } from './password-hash-worker.ts';

export interface HashPoolOptions {
  /** Hashes computed at the same time: each takes a core and 19 MiB. */
  concurrency: number;
  /** Tasks that may wait; one more is rejected at once. */
  queueLimit: number;
}

export interface HashPool {
  run: (task: HashTask, signal?: AbortSignal) => Promise<string | boolean>;
  close: () => Promise<void>;
}

interface Waiting {
  task: HashTask;
  signal: AbortSignal | undefined;
  resolve: (value: string | boolean) => void;
  reject: (error: Error) => void;
}

interface Hasher {
  worker: Worker;
  current: Waiting | null;
}

/** Computes hashes on a few low-priority threads, in order; the task of a client that disconnected is skipped. */
export function passwordHashPool({ concurrency, queueLimit }: HashPoolOptions): HashPool {
  const hashers: Hasher[] = [];
  let queue: Waiting[] = [];

  function startHasher(): Hasher {
    const worker = new Worker(new URL('./password-hash-worker.ts', import.meta.url));
    const hasher: Hasher = { worker, current: null };
    worker.on('message', (answer: HashAnswer) => {
      const done = hasher.current;
      hasher.current = null;
      worker.unref();
      if ('value' in answer) done?.resolve(answer.value);
      else done?.reject(new Error(answer.failure));
      next();
    });
    worker.on('error', (error) => drop(hasher, error));
    worker.on('exit', () => drop(hasher, new Error('The hashing thread ended.')));
    hashers.push(hasher);
    return hasher;
  }

  function drop(hasher: Hasher, error: unknown): void {
    const index = hashers.indexOf(hasher);
    if (index < 0) return;
    hashers.splice(index, 1);
    hasher.current?.reject(error instanceof Error ? error : new Error(String(error)));
    next();
  }

  function next(): void {
    if (queue.length === 0) return;
    const idle = hashers.find(({ current }) => current === null);
    if (!idle && hashers.length >= concurrency) return;
    const waiting = queue.shift();
    if (!waiting) return;
    const hasher = idle ?? startHasher();
    hasher.current = waiting;
    hasher.worker.ref();
    hasher.worker.postMessage(waiting.task);
  }

  return {
    run: (task, signal) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(clientDisconnected());
        if (queue.length >= queueLimit) return reject(tooBusy());
        const waiting: Waiting = { task, signal, resolve, reject };
        queue.push(waiting);
        signal?.addEventListener('abort', () => {
          if (!queue.includes(waiting)) return;
          queue = queue.filter((other) => other !== waiting);
          reject(clientDisconnected());
        });
        next();
      }),
    close: async () => {
      await Promise.all(hashers.map(({ worker }) => worker.terminate()));
    },
  };
}

function tooBusy(): AppError {
  return new AppError(
    'unavailable',
    'Many people are signing in right now. Please try again in a few seconds.',
    { retryAfterSeconds: 10 },
  );
}

function clientDisconnected(): AppError {
  return new AppError('unavailable', 'The client left before its turn came.');
}
