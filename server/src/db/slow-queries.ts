import { EventEmitter } from 'node:events';
import pg from 'pg';
import { cutToLength } from '#contract/cut-text.ts';

export interface SlowQuery {
  /** The statement without its values. */
  statement: string;
  ms: number;
}

const shownCharacters = 1_000;
const slowQueries = new EventEmitter<{ slow: [SlowQuery] }>();

/** Calls `listener` for each statement that takes too long, until the returned function is called. */
export function onSlowQuery(listener: (query: SlowQuery) => void): () => void {
  slowQueries.on('slow', listener);
  return () => slowQueries.off('slow', listener);
}

type Query = (...args: unknown[]) => unknown;

/** A connection that reports its statements of `slowMs` and more. */
export function timedClient(slowMs: number): typeof pg.Client {
  class TimedClient extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config);
      const query = this.query.bind(this) as Query;
      this.query = ((...args: unknown[]) => {
        const started = performance.now();
        const report = () => {
          const ms = Math.round(performance.now() - started);
          if (ms >= slowMs) slowQueries.emit('slow', { statement: textOf(args[0]), ms });
        };
        const last = args.at(-1);
        if (typeof last === 'function') {
          const answered = last as Query;
          args[args.length - 1] = (...answer: unknown[]) => {
            report();
            return answered(...answer);
          };
          return query(...args);
        }
        const result = query(...args);
        if (result instanceof Promise) result.then(report, report);
        return result;
      }) as typeof this.query;
    }
  }
  return TimedClient;
}

function textOf(statement: unknown): string {
  const text =
    typeof statement === 'object' && statement !== null && 'text' in statement
      ? statement.text
      : statement;
  return cutToLength(String(text).replace(/\s+/g, ' ').trim(), shownCharacters);
}
