import type { FastifyBaseLogger } from 'fastify';
import { after, type Clock } from './clock.ts';

export interface BatchWriter<Row> {
  /** Takes rows to be written soon; the caller waits for nothing. */
  put: (...rows: Row[]) => void;
  /** Resolves once everything that was put before is written, or has failed. */
  flush: () => Promise<void>;
  stop: () => Promise<void>;
}

interface BatchWriterOptions<Row> {
  /** What the rows are, for the log. */
  name: string;
  write: (rows: Row[]) => Promise<void>;
  clock: Clock;
  log: FastifyBaseLogger;
}

export const batchMs = 500;
export const batchRows = 1_000;
export const retryMs = 5_000;
/** Beyond it the oldest rows are dropped: a database that is away must not fill the memory. */
export const mostWaiting = 20_000;

/** Writes rows off the request path: a batch every half second, or as soon as a thousand wait. */
export function batchWriter<Row>({ name, write, clock, log }: BatchWriterOptions<Row>) {
  let waiting: Row[] = [];
  let cancelTimer: (() => void) | null = null;
  let state: 'taking' | 'flushing' | 'retrying' | 'stopped' = 'taking';
  let writing = Promise.resolve();

  const dropOldest = (): void => {
    if (waiting.length <= mostWaiting) return;
    const dropped = waiting.splice(0, waiting.length - mostWaiting + batchRows).length;
    log.warn({ dropped, name }, 'rows were dropped: the database takes too few');
  };

  const flushAfter = (ms: number): void => {
    cancelTimer ??= after(clock, ms, () => void flush());
  };

  const drain = async (): Promise<void> => {
    cancelTimer?.();
    cancelTimer = null;
    // Rows that come meanwhile wait for the next batch: a batch of one is as dear as one of a thousand.
    for (let left = waiting.length; left > 0; ) {
      const batch = waiting.splice(0, Math.min(left, batchRows));
      left -= batch.length;
      if (await isWritten(batch)) continue;
      waiting = [...batch, ...waiting];
      dropOldest();
      if (state === 'stopped') return;
      state = 'retrying';
      return flushAfter(retryMs);
    }
    if (state !== 'stopped') state = 'taking';
  };

  const flush = (): Promise<void> => {
    if (state !== 'stopped') state = 'flushing';
    writing = writing.then(drain);
    return writing;
  };

  const isWritten = async (batch: Row[]): Promise<boolean> => {
    try {
      await write(batch);
      return true;
    } catch (err) {
      log.warn({ err, rows: batch.length, name }, 'rows could not be written');
      if (!isRefused(err)) return false;
      if (batch.length > 1) for (const row of batch) await write([row]).catch(() => undefined);
      return true;
    }
  };

  const writer: BatchWriter<Row> = {
    put: (...rows) => {
      waiting.push(...rows);
      dropOldest();
      if (state === 'taking' && waiting.length >= batchRows) void flush();
      else flushAfter(batchMs);
    },
    flush,
    stop: async () => {
      state = 'stopped';
      await flush();
      cancelTimer?.();
      if (waiting.length > 0) log.warn({ dropped: waiting.length, name }, 'rows were not written');
    },
  };
  return writer;
}

/** PostgreSQL says no to a value or a reference: trying again would fail forever, and hold up the rows behind. */
function isRefused(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  return (typeof code === 'string' && /^2[23]/.test(code)) || (!!cause && isRefused(cause));
}
